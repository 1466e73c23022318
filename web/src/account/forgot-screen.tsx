import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Button } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { SignInPanel, RememberedIt } from "./account-panel.tsx";
import { askForReset } from "./auth-calls.ts";
import { focusFirst, readForgot } from "./forms.ts";
import { EmailSent } from "./email-sent.tsx";
import { useSite } from "./site.ts";

const WELCOME = "Tell us your e-mail address, and we send you a link to choose a new one.";
const NO_MAIL = "This server sends no mail, so there is no link to choose a new one.";

/** The answer is one and the same, whether there is a closet with that address or not. */
export function ForgotScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const sendsNone = useSite()?.mail === false;
  return (
    <SignInPanel
      title="Forgot your password?"
      welcome={sendsNone ? NO_MAIL : WELCOME}
      otherWay={<RememberedIt />}
    >
      {sendsNone ? (
        <NoMail />
      ) : sentTo ? (
        <EmailSent onAgain={() => setSentTo(undefined)} again="Try another address">
          If there is a closet with <strong className="wrap-anywhere">{sentTo}</strong>, a letter is
          on its way. Its link holds for half an hour.
        </EmailSent>
      ) : (
        <ForgotForm onSent={setSentTo} />
      )}
    </SignInPanel>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { missing, message, busy, submit } = useForgot(onSent);
  return (
    <Form noValidate className="grid gap-4" aria-label="Forgot password" onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        missing={missing}
      />
      <FieldMessage>{message}</FieldMessage>
      <Button kind="primary" type="submit" disabled={busy}>
        {busy ? "Sending..." : "Send me a link"}
      </Button>
    </Form>
  );
}

function NoMail() {
  return (
    <p>
      Whoever runs it can help:{" "}
      <a href="/contact" className={inlineLink}>
        write to them
      </a>
      .
    </p>
  );
}

function useForgot(onSent: (email: string) => void) {
  const [missing, setMissing] = useState<string[]>([]);
  const asking = useMutation({
    mutationFn: askForReset,
    networkMode: "always",
    onSuccess: (_sent, { email }) => onSent(email),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form, missing = [] } = readForgot(new FormData(event.currentTarget));
    focusFirst(event.currentTarget, missing);
    setMissing(missing);
    asking.reset();
    if (form) asking.mutate(form);
  }

  const lacking = missing.length > 0 && "Please enter your e-mail address.";
  const message = lacking || asking.error?.message;
  return { missing: missing.length > 0, message, busy: asking.isPending, submit };
}
