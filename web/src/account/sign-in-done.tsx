import { useEffect, useSyncExternalStore } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { sentenceFor, tellOutcome } from "./provider-sign-in.ts";

const nothingToFollow = () => () => {};

const errorInAddress = () => new URLSearchParams(window.location.search).get("error") ?? undefined;

/** Where a provider's popup ends: it tells the page that opened it, and closes itself. */
export function SignInDone() {
  // The prerendered page knows of no error, so the first render has none either.
  const error = useSyncExternalStore(nothingToFollow, errorInAddress, () => undefined);
  useEffect(() => {
    tellOutcome({ ok: !errorInAddress(), error: errorInAddress() });
    window.close();
  }, []);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-3xl font-extrabold">{error ? "Not signed in" : "Signed in"}</h1>
      <p className="text-soft">
        {error ? sentenceFor(error, undefined) : "You can close this window."}
      </p>
      <ButtonLink to={error ? "/login" : "/home"}>
        {error ? "Back to sign-in" : "Go to Fit Closet"}
      </ButtonLink>
    </div>
  );
}
