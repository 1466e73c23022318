import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { useLocation } from "wouter";
import { Form } from "../ui/form.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { AccountPanel, HasAccount, SignInPanel } from "./account-panel.tsx";
import { signUp } from "./auth-calls.ts";
import { focusFirst, readSignup, type Signup } from "./forms.ts";
import { EmailSent } from "./email-sent.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useSessionChanged } from "./session.ts";
import { useSite } from "./site.ts";

export function SignupScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const site = useSite();
  if (site?.signUps === false) return <ClosedPanel />;
  return (
    <AccountPanel
      title="Create your closet"
      welcome="An account keeps your stickers and saved ideas, for your eyes only."
      otherWay={<HasAccount />}
    >
      {sentTo ? (
        <EmailSent onAgain={() => setSentTo(undefined)} again="Use another address">
          One more step: open the link in the letter to{" "}
          <strong className="wrap-anywhere">{sentTo}</strong>, then log in. It holds for half an
          hour.
        </EmailSent>
      ) : (
        <SignupForm onLetter={setSentTo} />
      )}
    </AccountPanel>
  );
}

/** The house is full, or its only person has moved in. */
function ClosedPanel() {
  return (
    <SignInPanel
      title="Create your closet"
      welcome="This closet takes in no new people at the moment."
      otherWay={<HasAccount />}
    >
      <ButtonLink to="/home" className="justify-self-start">
        Ask for an idea without an account
      </ButtonLink>
    </SignInPanel>
  );
}

function SignupForm({ onLetter }: { onLetter: (email: string) => void }) {
  const { missing, message, busy, submit } = useSignup(onLetter);
  const lacks = (name: keyof Signup) => ({ name, missing: missing.includes(name) });
  return (
    <Form noValidate className="grid gap-4" aria-label="Sign Up" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...lacks("firstname")} />
        <TextField label="Last name" autoComplete="family-name" {...lacks("lastname")} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...lacks("email")} />
      <NewPasswordFields label="Password" missing={missing} />
      <FieldMessage>{message}</FieldMessage>
      <Button kind="primary" type="submit" disabled={busy}>
        Sign Up
      </Button>
    </Form>
  );
}

function useSignup(onLetter: (email: string) => void) {
  const [missing, setMissing] = useState<string[]>([]);
  const [objection, setObjection] = useState("");
  const sessionChanged = useSessionChanged();
  const [, navigate] = useLocation();
  const signing = useMutation({
    mutationFn: (form: Signup) => signUp(accountOf(form)),
    networkMode: "always",
    onError: ({ message }) => toast.error(message),
    async onSuccess({ token }, { email }) {
      if (!token) return onLetter(email);
      toast.success("Signup successful!");
      await sessionChanged();
      navigate("/home");
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form, missing = [] } = readSignup(new FormData(event.currentTarget));
    const differ = form && form.password !== form.confirmPassword;
    const amiss = differ ? ["confirmPassword"] : missing;
    setMissing(amiss);
    focusFirst(event.currentTarget, amiss);
    signing.reset();
    if (!form) return setObjection("please fill in your details !");
    setObjection(differ ? "passwords does not match!" : "");
    signing.mutate(form);
  }

  const message = objection || signing.error?.message;
  return { missing, message, busy: signing.isPending, submit };
}

/** Both passwords travel, also when they differ: the server refuses, so nobody gets a password they mistyped. */
const accountOf = ({ firstname, lastname, ...rest }: Signup) => ({
  name: `${firstname} ${lastname}`,
  firstName: firstname,
  lastName: lastname,
  ...rest,
});
