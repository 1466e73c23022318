import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link } from "wouter";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { inlineLink } from "../ui/inline-link.ts";
import { confirmAddress } from "./account-calls.ts";
import { SignInPanel } from "./account-panel.tsx";
import { sendLetter } from "./auth-calls.ts";
import { readForgot } from "./forms.ts";
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
    <SignInPanel
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
          {(token === null || confirming.isError) && <AnotherLetter />}
        </div>
      )}
    </SignInPanel>
  );
}

function sentenceFor(token: string | null | undefined, error: Error | null): string | false {
  if (token === null) return "This page is opened by the link in our letter.";
  return error ? error.message : false;
}

/** Also for who signs in through a provider, and has no other place to ask. */
function AnotherLetter() {
  const sending = useMutation({ mutationFn: sendLetter, networkMode: "always" });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form } = readForgot(new FormData(event.currentTarget));
    if (form) sending.mutate(form.email);
  }

  if (sending.isSuccess)
    return <output>If that address is still to be confirmed, a letter is on its way.</output>;
  return (
    <Form noValidate className="mt-4 grid gap-4" aria-label="Another letter" onSubmit={submit}>
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <FieldMessage>{sending.error?.message}</FieldMessage>
      <Button type="submit" className="justify-self-start" disabled={sending.isPending}>
        Send me a new letter
      </Button>
    </Form>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

function Confirmed() {
  return (
    <div className="grid justify-items-start gap-4 rounded-panel bg-mint p-5">
      <h2 tabIndex={-1} ref={focus} className="text-xl font-extrabold outline-none">
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
