import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { useLocation } from "wouter";
import { CallFailure } from "../request.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { SignInPanel, RememberedIt } from "./account-panel.tsx";
import { resetPassword } from "./auth-calls.ts";
import { focusFirst, readReset } from "./forms.ts";
import { useLinkToken } from "./link-token.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** Where the letter's link leads. */
export function ResetScreen() {
  const token = useLinkToken();
  const [spent, setSpent] = useState(false);
  return (
    <SignInPanel
      title="Choose a new password"
      welcome="It takes at least 8 characters. Every device that is signed in will be signed out."
      otherWay={<RememberedIt />}
    >
      {token === null || spent ? (
        <SpentLink />
      ) : (
        <ResetForm token={token ?? ""} onSpent={() => setSpent(true)} />
      )}
    </SignInPanel>
  );
}

function SpentLink() {
  return (
    <div className="grid justify-items-start gap-4">
      <FieldMessage>That link has been used or is too old.</FieldMessage>
      <ButtonLink kind="primary" to="/forgot">
        Ask for a new one
      </ButtonLink>
    </div>
  );
}

type ResetFormProps = { token: string; onSpent: () => void };

function ResetForm({ token, onSpent }: ResetFormProps) {
  const { missing, message, busy, submit } = useReset(token, onSpent);
  return (
    <Form noValidate className="grid gap-4" aria-label="Choose a new password" onSubmit={submit}>
      <NewPasswordFields label="New password" missing={missing} />
      <FieldMessage>{message}</FieldMessage>
      <Button kind="primary" type="submit" disabled={busy}>
        Set new password
      </Button>
    </Form>
  );
}

function useReset(token: string, onSpent: () => void) {
  const [missing, setMissing] = useState<string[]>([]);
  const [objection, setObjection] = useState("");
  const [, navigate] = useLocation();
  const setting = useMutation({
    mutationFn: resetPassword,
    networkMode: "always",
    onError: (failure) => isSpent(failure) && onSpent(),
    async onSuccess() {
      toast.success("Your new password is set. Please log in.");
      navigate("/login");
    },
  });

  function refuse(form: HTMLFormElement, fields: string[], sentence: string) {
    setMissing(fields);
    setObjection(sentence);
    focusFirst(form, fields);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setting.reset();
    const { form, missing = [] } = readReset(new FormData(event.currentTarget));
    if (!form) return refuse(event.currentTarget, missing, "Please fill in both fields.");
    if (form.password !== form.confirmPassword)
      return refuse(event.currentTarget, ["confirmPassword"], "The passwords differ.");
    refuse(event.currentTarget, [], "");
    setting.mutate({ newPassword: form.password, token });
  }

  const message = objection || setting.error?.message;
  return { missing, message, busy: setting.isPending || setting.isSuccess, submit };
}

const isSpent = (failure: Error) =>
  failure instanceof CallFailure && failure.code === "INVALID_TOKEN";
