import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";

type SignedOutProps = { heading: string; children: ReactNode; art: ReactNode };

/** In place of what only a signed-in person has. */
export function SignedOut({ heading, children, art }: SignedOutProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 text-center">
      {art}
      <h1 className="text-3xl font-extrabold">{heading}</h1>
      <p className="text-lg text-soft">{children}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink kind="primary" to="/login">
          Sign in
        </ButtonLink>
        <ButtonLink to="/signup">Sign Up</ButtonLink>
      </div>
    </div>
  );
}
