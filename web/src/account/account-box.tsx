import { useId, type ReactNode } from "react";
import { Boundary } from "../ui/boundary.tsx";
import { Panel } from "../ui/panel.tsx";

type AccountBoxProps = { title: string; children: ReactNode };

/** One part of the account screen, with its heading as its name. */
export function AccountBox({ title, children }: AccountBoxProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl font-extrabold">
        {title}
      </h2>
      <Boundary what={title}>{children}</Boundary>
    </Panel>
  );
}
