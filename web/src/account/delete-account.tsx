import type { Account } from "@fit-closet/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { CallFailure } from "../api.ts";
import { forgetAll } from "../kept/forget.ts";
import { Button } from "../ui/button.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { AccountBox } from "./account-box.tsx";
import { deleteAccount } from "./account-calls.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

export function DeleteAccount({ account }: { account: Account }) {
  const [asked, setAsked] = useState(false);
  return (
    <AccountBox title="Delete my account">
      <p className="max-w-prose">
        Everything of yours goes, at once and for good: every photo, sticker, saved idea and
        picture, and the account itself. Nobody can bring it back, so you may want to download your
        closet first.
      </p>
      {asked ? (
        <DeletionForm account={account} onCancel={() => setAsked(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setAsked(true)}>
          Delete my account…
        </Button>
      )}
    </AccountBox>
  );
}

/** Kept outside, so that it runs when the field appears and never again. */
const focus = (field: HTMLInputElement | null) => field?.focus();

type DeletionFormProps = { account: Account; onCancel: () => void };

function DeletionForm({ account, onCancel }: DeletionFormProps) {
  const { failure, busy, submit } = useDeletion();
  return (
    <>
      <Form
        noValidate
        className="grid max-w-lg gap-4"
        aria-label="Delete my account"
        onSubmit={submit}
      >
        <TextField
          label={`Type ${account.email} to confirm`}
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          ref={focus}
        />
        {account.hasPassword && (
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
        )}
        <FieldMessage>{failure?.message}</FieldMessage>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" disabled={busy}>
            {busy ? "Deleting..." : "Delete everything for good"}
          </Button>
          <Button onClick={onCancel}>Keep my account</Button>
        </div>
      </Form>
      {failure instanceof CallFailure && failure.code === "sign_in_again" && (
        <div className="max-w-lg">
          <ProviderButtons />
        </div>
      )}
    </>
  );
}

function useDeletion() {
  const deleting = useMutation({
    mutationFn: deleteAccount,
    networkMode: "always",
    // A full load: nothing that was fetched for this person stays in the page's memory.
    onSuccess: () => forgetAll().then(() => window.location.assign("/home")),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : undefined;
    };
    deleting.mutate({ email: text("email") ?? "", password: text("password") });
  }

  return { failure: deleting.error, busy: deleting.isPending || deleting.isSuccess, submit };
}
