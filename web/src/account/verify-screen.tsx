import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { confirmAddress } from "./account-calls.ts";
import { DoorPanel, inlineLink } from "./account-panel.tsx";
import { useLinkToken } from "./link-token.ts";
import { useSessionChanged } from "./session.ts";

/** Where the letter's link leads. It waits for a click: mail scanners open pages, but press no buttons. */
export function VerifyScreen() {
  const token = useLinkToken();
  const hydrated = useHydrated();
  const sessionChanged = useSessionChanged();
  const confirming = useMutation({
    mutationFn: confirmAddress,
    networkMode: "always",
    onSuccess: () => void sessionChanged(),
  });
  return (
    <DoorPanel
      title="Confirm your address"
      welcome="Only do this if it was you who made a closet with it."
      otherWay={
        <>
          It was not you? Close this page, or{" "}
          <a href="/contact" className={inlineLink}>
            tell us
          </a>
          .
        </>
      }
    >
      {confirming.isSuccess ? (
        <Confirmed />
      ) : (
        <div className="grid gap-4">
          <FieldMessage>{sentenceFor(token, confirming.error)}</FieldMessage>
          <Button
            kind="primary"
            disabled={!hydrated || !token || confirming.isPending}
            onClick={() => token && confirming.mutate(token)}
          >
            Confirm my address
          </Button>
        </div>
      )}
    </DoorPanel>
  );
}

function sentenceFor(token: string | null | undefined, error: Error | null): string | false {
  if (token === null) return "This page is opened by the link in our letter.";
  return error ? error.message : false;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

function Confirmed() {
  return (
    <div className="grid justify-items-start gap-4 rounded-panel bg-mint p-5">
      <h2 tabIndex={-1} ref={focus} className="text-xl font-semibold outline-none">
        Thank you, that is settled.
      </h2>
      <ButtonLink kind="primary" to="/home">
        Go to Fit Closet
      </ButtonLink>
      <p className="text-soft">
        Not signed in on this device?{" "}
        <Link to="/login" className={inlineLink}>
          Login
        </Link>
      </p>
    </div>
  );
}
