import type { ContactMessage } from "@fit-closet/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, type ComponentProps, type FormEvent } from "react";
import { CallFailure, does, json, to } from "../request.ts";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { controlLook, FieldMessage, Labelled } from "../ui/field.tsx";
import type { Mistakes } from "./contact-mistakes.ts";

/** Resolves to what must be put right first, or to nothing once the server has the message. */
async function send(message: ContactMessage): Promise<Mistakes> {
  const { mistakesIn } = await import("./contact-mistakes.ts");
  const mistakes = mistakesIn(message);
  if (Object.keys(mistakes).length === 0) await does(to("contact"), json(message));
  return mistakes;
}

/** The form behind /contact. What was typed stays in its fields until the server has it. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: send,
    // Offline, a message is to fail in words and not to wait unseen.
    networkMode: "always",
    onSuccess: (found) => focusField(form.current, Object.keys(found)[0]),
  });
  if (sending.isSuccess && Object.keys(sending.data).length === 0) {
    return <Thanks to={sending.variables} onAgain={sending.reset} />;
  }

  const mistakes = sending.data ?? {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending.isPending) sending.mutate(read(new FormData(event.currentTarget)));
  }

  return (
    <Form ref={form} noValidate className="grid gap-6" onSubmit={submit}>
      <Field label="Name" mistake={mistakes.name}>
        {(wiring) => <input {...wiring} name="name" autoComplete="name" />}
      </Field>
      <Field label="E-mail" mistake={mistakes.email}>
        {(wiring) => <input {...wiring} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label="Message" mistake={mistakes.message}>
        {(wiring) => <textarea {...wiring} name="message" rows={7} />}
      </Field>
      {sending.error && <FieldMessage>{failureWords(sending.error)}</FieldMessage>}
      <Button
        type="submit"
        kind="primary"
        aria-disabled={sending.isPending}
        className="justify-self-start"
      >
        {sending.isPending ? "Sending…" : "Send message"}
      </Button>
    </Form>
  );
}

function read(fields: FormData): ContactMessage {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { name: text("name"), email: text("email"), message: text("message") };
}

function focusField(form: HTMLFormElement | null, name: string | undefined) {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function failureWords(error: Error): string {
  const reason = error instanceof CallFailure ? error.message : "We could not reach the server.";
  return `Your message was not sent. ${reason} Nothing you wrote is lost: try again when you like.`;
}

type Wiring = Pick<
  ComponentProps<"input">,
  "id" | "dir" | "className" | "required" | "aria-invalid" | "aria-describedby"
>;
type FieldProps = {
  label: string;
  mistake?: string;
  children: (wiring: Wiring) => React.ReactElement;
};

/** A control with its label, and the sentence that says what is wrong with it. */
function Field({ label, mistake, children }: FieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          {children({
            id,
            dir: "auto",
            className: `${controlLook} min-h-12 scroll-mt-14`,
            required: true,
            "aria-invalid": mistake ? true : undefined,
            "aria-describedby": mistake ? `${id}-mistake` : undefined,
          })}
          <FieldMessage id={`${id}-mistake`}>{mistake}</FieldMessage>
        </>
      )}
    </Labelled>
  );
}

type ThanksProps = { to: ContactMessage; onAgain: () => void };

function Thanks({ to, onAgain }: ThanksProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-panel bg-mint p-6">
      <h2
        tabIndex={-1}
        ref={(heading) => heading?.focus()}
        className="text-2xl font-extrabold outline-none"
      >
        Thank you, {to.name}.
      </h2>
      <p>
        Your message has arrived. If it needs an answer, we will write to{" "}
        <strong>{to.email}</strong>.
      </p>
      <Button onClick={onAgain}>Write another message</Button>
    </div>
  );
}
