import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Link, useNavigate } from "react-router";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { AccountPanel, inlineLink } from "./account-panel.tsx";
import { focusFirst, readSignup, type Signup } from "./forms.ts";
import { auth } from "./session.ts";

export function SignupScreen() {
  const { missing, message, busy, submit } = useSignup();
  const lacks = (name: keyof Signup) => ({ name, missing: missing.includes(name) });
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
    </AccountPanel>
  );
}

function useSignup() {
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
    const { error } = await signUp(form);
    setBusy(false);
    if (error) {
      toast.error(error.message ?? "The account could not be made. Please try again.");
      return;
    }
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
