import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { sentenceFor, tellOutcome } from "./provider-sign-in.ts";

/** Where a provider's popup ends: it tells the page that opened it, and closes itself. */
export function SignInDone() {
  const error = useSearchParams()[0].get("error") ?? undefined;
  useEffect(() => {
    tellOutcome({ ok: !error, error });
    window.close();
  }, [error]);
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
