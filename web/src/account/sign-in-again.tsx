import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, type FormEvent } from "react";
import type { Person } from "../answers/site.ts";
import { Button } from "../ui/button.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { signIn } from "./auth-calls.ts";
import { readLogin } from "./forms.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useSessionChanged } from "./session.ts";

type SignInAgainProps = { user: Person; onPutOff: () => void };

/** Over the page as it is: whoever signs in here finds everything they had typed. */
export function SignInAgain({ user, onPutOff }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const { message, busy, submit, arrive } = useSignInAgain(close);
  return (
    <HeadedDialog
      ref={dialog}
      heading="You were signed out"
      className="w-[min(30rem,calc(100%-2rem))]"
      onClose={onPutOff}
    >
      <p className="mt-2 mb-5 text-soft">
        Sign in again to go on. What you typed is still here, behind this window.
      </p>
      <Form noValidate className="mb-5 grid gap-4" aria-label="Sign in again" onSubmit={submit}>
        <TextField
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={user.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <FieldMessage>{message}</FieldMessage>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" disabled={busy}>
            Sign in
          </Button>
          <Button onClick={close}>Not now</Button>
        </div>
      </Form>
      <ProviderButtons onSignedIn={arrive} />
    </HeadedDialog>
  );
}

function useSignInAgain(close: () => void) {
  const queries = useQueryClient();
  const sessionChanged = useSessionChanged();

  async function arrive() {
    close();
    await sessionChanged();
    // What failed meanwhile is asked for again.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  }

  const signing = useMutation({ mutationFn: signIn, networkMode: "always", onSuccess: arrive });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form } = readLogin(new FormData(event.currentTarget));
    if (form) signing.mutate(form);
  }

  return { message: signing.error?.message, busy: signing.isPending, submit, arrive };
}
