import { contactSchema, type ContactMessage } from "@fit-closet/core";

export type Mistakes = Partial<Record<keyof ContactMessage, string>>;

/** What the server would refuse, one sentence a field, in the order of the form. It brings the schemas along, so it is fetched on sending. */
export function mistakesIn(message: ContactMessage): Mistakes {
  const { error } = contactSchema.safeParse(message);
  const mistakes: Mistakes = {};
  for (const { path, message: sentence } of error?.issues ?? []) {
    mistakes[path[0] as keyof ContactMessage] ??= sentence;
  }
  return mistakes;
}
