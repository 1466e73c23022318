import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

/** Kept outside, so that it runs when the heading appears and never again. */
const focus = (heading: HTMLElement | null) => heading?.focus();

type EmailSentProps = { children: ReactNode; again: string; onAgain: () => void };

/** Takes a form's place once an e-mail is on its way; the focus comes along. */
export function EmailSent({ children, again, onAgain }: EmailSentProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-panel bg-mint p-5">
      <h2
        tabIndex={-1}
        ref={focus}
        className="flex items-center gap-3 text-xl font-extrabold outline-none"
      >
        <MailCheck aria-hidden className="size-6 shrink-0 text-leaf" />
        Look in your mail
      </h2>
      <p>{children}</p>
      <p className="text-soft">Nothing there after a few minutes? Look among the spam.</p>
      <Button onClick={onAgain}>{again}</Button>
    </div>
  );
}
