import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Link, useNavigate } from "react-router";
import { Form } from "../ui/form.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { AccountPanel, DoorPanel, inlineLink } from "./account-panel.tsx";
import { focusFirst, readSignup, type Signup } from "./forms.ts";
import { LetterSent } from "./letter-sent.tsx";
import { auth } from "./session.ts";
import { useSite } from "./site.ts";

export function SignupScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const site = useSite();
  if (site?.signUps === false) return <ClosedPanel />;
  return (
    <AccountPanel
      title="Create your closet"
      welcome="An account keeps your stickers and saved ideas, for your eyes only."
      otherWay={
        <>
          Already have an account?{" "}
          <Link to="/login" className={inlineLink}>
            Login
          </Link>
        </>
      }
    >
      {sentTo ? (
        <LetterSent onAgain={() => setSentTo(undefined)} again="Use another address">
          One more step: open the link in the letter to{" "}
          <strong className="wrap-anywhere">{sentTo}</strong>, then log in. It holds for half an
          hour.
        </LetterSent>
      ) : (
        <SignupForm onLetter={setSentTo} />
      )}
    </AccountPanel>
  );
}

/** The house is full, or its only person has moved in. */
function ClosedPanel() {
  return (
    <DoorPanel
      title="Create your closet"
      welcome="This closet takes in no new people at the moment."
      otherWay={
        <>
          Already have an account?{" "}
          <Link to="/login" className={inlineLink}>
            Login
          </Link>
        </>
      }
    >
      <ButtonLink to="/home" className="justify-self-start">
        Ask for an idea without an account
      </ButtonLink>
    </DoorPanel>
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
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        {...lacks("password")}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        {...lacks("confirmPassword")}
      />
      <FieldMessage>{message}</FieldMessage>
      <Button kind="primary" type="submit" disabled={busy}>
        Sign Up
      </Button>
    </Form>
  );
}

function useSignup(onLetter: (email: string) => void) {
  const [missing, setMissing] = useState<string[]>([]);
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form, missing = [] } = readSignup(new FormData(event.currentTarget));
    setMissing(missing);
    focusFirst(event.currentTarget, missing);
    if (!form) {
      setMessage("please fill in your details !");
      return;
    }
    setMessage(form.password === form.confirmPassword ? "" : "passwords does not match!");
    setBusy(true);
    const { data, error } = await signUp(form);
    setBusy(false);
    if (error) {
      toast.error(error.message ?? "The account could not be made. Please try again.");
      return;
    }
    // Without a session the address is to be confirmed first.
    if (!data.token) return onLetter(form.email);
    toast.success("Signup successful!");
    await navigate("/home");
  }

  return {
    missing,
    message,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

/** Both passwords travel, also when they differ: the server refuses, so nobody gets a password they mistyped. */
function signUp({ firstname, lastname, ...rest }: Signup) {
  const account = {
    name: `${firstname} ${lastname}`,
    firstName: firstname,
    lastName: lastname,
    ...rest,
  };
  return auth.signUp.email(account);
}
