import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { DoorPanel, RememberedIt } from "./account-panel.tsx";
import { focusFirst, readReset } from "./forms.ts";
import { useLinkToken } from "./link-token.ts";
import { auth } from "./session.ts";

/** Where the letter's link leads. */
export function ResetScreen() {
  const token = useLinkToken();
  const [spent, setSpent] = useState(false);
  return (
    <DoorPanel
      title="Choose a new password"
      welcome="It takes at least 8 characters. Every device that is signed in will be signed out."
      otherWay={<RememberedIt />}
    >
      {token === null || spent ? (
        <SpentLink />
      ) : (
        <ResetForm token={token ?? ""} onSpent={() => setSpent(true)} />
      )}
    </DoorPanel>
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
  const lacks = (name: string) => ({ name, missing: missing.includes(name) });
  return (
    <Form noValidate className="grid gap-4" aria-label="Choose a new password" onSubmit={submit}>
      <TextField
        label="New password"
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
        Set new password
      </Button>
    </Form>
  );
}

function useReset(token: string, onSpent: () => void) {
  const [missing, setMissing] = useState<string[]>([]);
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  function refuse(form: HTMLFormElement, fields: string[], sentence: string) {
    setMissing(fields);
    setMessage(sentence);
    focusFirst(form, fields);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form, missing = [] } = readReset(new FormData(event.currentTarget));
    if (!form) return refuse(event.currentTarget, missing, "Please fill in both fields.");
    if (form.password !== form.confirmPassword)
      return refuse(event.currentTarget, ["confirmPassword"], "The passwords differ.");
    refuse(event.currentTarget, [], "");
    setBusy(true);
    const { error } = await auth.resetPassword({ newPassword: form.password, token });
    setBusy(false);
    if (error?.code === "INVALID_TOKEN") return onSpent();
    if (error) return setMessage(error.message ?? "That did not work. Please try again.");
    toast.success("Your new password is set. Please log in.");
    await navigate("/login");
  }

  return {
    missing,
    message,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
