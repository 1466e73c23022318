import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";

type NoticeProps = { art: ReactNode; heading: string; children: ReactNode };

/** A page that has only one thing to say, under a picture. */
export function Notice({ art, heading, children }: NoticeProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 text-center [&_p]:text-lg [&_p_a]:text-coral-deep [&_p_a]:underline [&_p_a]:underline-offset-4 [&_p_a]:hover:no-underline">
      {art}
      <h1 className="text-4xl font-extrabold">{heading}</h1>
      {children}
      <ButtonLink to="/home" kind="primary">
        Go back home
      </ButtonLink>
    </div>
  );
}
