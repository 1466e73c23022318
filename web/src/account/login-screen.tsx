import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Link, useLocation } from "wouter";
import { CallFailure } from "../request.ts";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { AccountPanel } from "./account-panel.tsx";
import { focusFirst, readLogin } from "./forms.ts";
import { signIn } from "./auth-calls.ts";
import { useSessionChanged } from "./session.ts";
import { Unconfirmed } from "./unconfirmed.tsx";

export function LoginScreen() {
  const { missing, message, unconfirmed, busy, submit } = useLogin();
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
        {/* Also where no e-mails are sent, which that screen says: one that comes later pushes the button away from a finger. */}
        <Link to="/forgot" className={`${inlineLink} justify-self-start`}>
          Forgot your password?
        </Link>
        <FieldMessage>{message}</FieldMessage>
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
  const sessionChanged = useSessionChanged();
  const [, navigate] = useLocation();
  const signing = useMutation({
    mutationFn: signIn,
    // Offline, a sign-in is to fail in words and not to wait unseen.
    networkMode: "always",
    onError: (failure) => isUnconfirmed(failure) || toast.error(failure.message),
    async onSuccess() {
      toast.success("login sucessful");
      await sessionChanged();
      navigate("/home");
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form, missing = [] } = readLogin(new FormData(event.currentTarget));
    setMissing(missing);
    focusFirst(event.currentTarget, missing);
    signing.reset();
    if (form) signing.mutate(form);
    else toast.error("fill the input to login.");
  }

  const { error, variables, isPending } = signing;
  const unconfirmed = isUnconfirmed(error) ? variables?.email : undefined;
  const lacking = missing.length > 0 && "please input the details above !";
  const message = lacking || (unconfirmed ? undefined : error?.message);
  return { missing, message, unconfirmed, busy: isPending, submit };
}

const isUnconfirmed = (failure: Error | null) =>
  failure instanceof CallFailure && failure.code === "EMAIL_NOT_VERIFIED";
