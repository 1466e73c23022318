import type { ReactNode } from "react";
import { Logo } from "../shell/logo.tsx";
import { Panel } from "../ui/panel.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

type AccountPanelProps = {
  title: string;
  welcome: string;
  children: ReactNode;
  otherWay: ReactNode;
};

/** The frame that sign-in and account creation share. */
export function AccountPanel({ title, welcome, children, otherWay }: AccountPanelProps) {
  return (
    <Panel className="mx-auto grid max-w-lg gap-6 sm:p-10">
      <div className="grid gap-3">
        <Logo className="size-12" />
        <h1 className="text-3xl font-extrabold">{title}</h1>
        <p className="text-soft">{welcome}</p>
      </div>
      {children}
      <p className="flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or continue with
      </p>
      <ProviderButtons />
      <p className="text-soft">{otherWay}</p>
    </Panel>
  );
}

export const inlineLink = "font-bold text-coral-deep underline underline-offset-4";
