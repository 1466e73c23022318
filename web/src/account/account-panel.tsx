import { Link } from "wouter";
import type { ReactNode } from "react";
import { Logo } from "../ui/logo.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { Panel } from "../ui/panel.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

type AccountPanelProps = {
  title: string;
  welcome: string;
  children: ReactNode;
  otherWay: ReactNode;
};

/** The frame of every screen on the way in. */
export function SignInPanel({ title, welcome, children, otherWay }: AccountPanelProps) {
  return (
    <Panel className="mx-auto grid max-w-lg gap-6 sm:p-10">
      <div className="grid gap-3">
        <Logo className="size-12" />
        <h1 className="text-3xl font-extrabold">{title}</h1>
        <p className="text-soft">{welcome}</p>
      </div>
      {children}
      <p className="text-soft">{otherWay}</p>
    </Panel>
  );
}

/** Sign-in and account creation, where a provider may do as well. */
export function AccountPanel({ children, ...rest }: AccountPanelProps) {
  return (
    <SignInPanel {...rest}>
      {children}
      <p className="flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or continue with
      </p>
      <ProviderButtons />
    </SignInPanel>
  );
}

/** Whose password came back to them signs in after all. */
export const RememberedIt = () => <LoginInstead if="It came back to you?" />;

export const HasAccount = () => <LoginInstead if="Already have an account?" />;

function LoginInstead(props: { if: string }) {
  return (
    <>
      {props.if}{" "}
      <Link to="/login" className={inlineLink}>
        Login
      </Link>
    </>
  );
}
