import type { Account } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Link } from "wouter";
import { Button } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { AccountBox } from "./account-box.tsx";
import { changePassword } from "./account-calls.ts";
import { focusFirst, readPassword } from "./forms.ts";
import { useSite } from "./site.ts";

export function PasswordForm({ account }: { account: Account }) {
  return (
    <AccountBox title="Password">
      {account.hasPassword ? <ChangeForm email={account.email} /> : <NoPassword />}
    </AccountBox>
  );
}

function NoPassword() {
  const site = useSite();
  return (
    <p>
      You have none here, and need none.{" "}
      {site?.mail && (
        <Link to="/forgot" className={inlineLink}>
          Choose one by e-mail
        </Link>
      )}
    </p>
  );
}

function ChangeForm({ email }: { email: string }) {
  const { missing, message, busy, submit } = useChange();
  const lacks = (name: string) => ({ name, missing: missing.includes(name) });
  return (
    <Form noValidate className="grid gap-4" aria-label="Change password" onSubmit={submit}>
      {/* For password managers, which ask whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...lacks("currentPassword")}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        {...lacks("newPassword")}
      />
      <p className="text-soft">At least 8 characters. Every other device is signed out.</p>
      <FieldMessage>{message}</FieldMessage>
      <Button type="submit" className="justify-self-start" disabled={busy}>
        Change password
      </Button>
    </Form>
  );
}

function useChange() {
  const [missing, setMissing] = useState<string[]>([]);
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: changePassword,
    networkMode: "always",
    onSuccess: () => {
      toast.success("Your password is changed.");
      void queries.invalidateQueries({ queryKey: ["account"] });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = event.currentTarget;
    const { form, missing = [] } = readPassword(new FormData(filled));
    setMissing(missing);
    focusFirst(filled, missing);
    changing.reset();
    if (form) changing.mutate(form, { onSuccess: () => filled.reset() });
  }

  const lacking = missing.length > 0 && "Please fill in both fields.";
  const message = lacking || changing.error?.message;
  return { missing, message, busy: changing.isPending, submit };
}
