import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Link, useNavigate } from "react-router";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { AccountPanel, inlineLink } from "./account-panel.tsx";
import { focusFirst, readLogin } from "./forms.ts";
import { auth } from "./session.ts";
import { Unconfirmed } from "./unconfirmed.tsx";

export function LoginScreen() {
  const { missing, unconfirmed, busy, submit } = useLogin();
  return (
    <AccountPanel
      title="Welcome back"
      welcome="Your closet is just as you left it."
      otherWay={
        <>
          New here?{" "}
          <Link to="/signup" className={inlineLink}>
            Sign Up
          </Link>
        </>
      }
    >
      <Form noValidate className="grid gap-4" aria-label="Login" onSubmit={submit}>
        {/* Text, not email: the form says itself what is missing, and the server alone judges an address. */}
        <TextField
          label="Email"
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          missing={missing.includes("email")}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          missing={missing.includes("password")}
        />
        {/* Also where no letters are sent, which that screen says: one that comes later pushes the button away from a finger. */}
        <Link to="/forgot" className={`${inlineLink} justify-self-start`}>
          Forgot your password?
        </Link>
        <FieldMessage>{missing.length > 0 && "please input the details above !"}</FieldMessage>
        {unconfirmed && <Unconfirmed email={unconfirmed} />}
        <Button kind="primary" type="submit" disabled={busy}>
          Login
        </Button>
      </Form>
    </AccountPanel>
  );
}

function useLogin() {
  const [missing, setMissing] = useState<string[]>([]);
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form, missing = [] } = readLogin(new FormData(event.currentTarget));
    setMissing(missing);
    focusFirst(event.currentTarget, missing);
    if (!form) {
      toast.error("fill the input to login.");
      return;
    }
    setBusy(true);
    const { error } = await auth.signIn.email(form);
    setBusy(false);
    const early = error?.code === "EMAIL_NOT_VERIFIED";
    setUnconfirmed(early ? form.email : undefined);
    if (early) return;
    if (error) {
      toast.error(error.message ?? "The sign-in did not work. Please try again.");
      return;
    }
    toast.success("login sucessful");
    await navigate("/home");
  }

  return {
    missing,
    unconfirmed,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
