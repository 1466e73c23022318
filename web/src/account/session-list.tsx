import type { Account } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { AccountBox } from "./account-box.tsx";
import { endOtherSessions, endSession } from "./account-calls.ts";

type Session = Account["sessions"][number];

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    networkMode: "always",
    onSettled: () => queries.invalidateQueries({ queryKey: ["account"] }),
  });
  const others = sessions.filter((session) => !session.current);
  const here = sessions.filter((session) => session.current);
  return (
    <AccountBox title="Where you are signed in">
      <ul className="grid divide-y divide-line">
        {[...here, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      <FieldMessage>{ending.error?.message}</FieldMessage>
      {others.length > 0 && (
        <Button
          className="justify-self-start"
          disabled={ending.isPending}
          onClick={() => ending.mutate(null)}
        >
          Sign out everywhere else
        </Button>
      )}
    </AccountBox>
  );
}

type SessionRowProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, current, lastUsed } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-soft" />
      <div className="grow">
        <p className="font-bold">{device}</p>
        <p className="text-soft">Last used {whenOf(lastUsed)}</p>
      </div>
      {current ? (
        <span className="rounded-full bg-mint px-3 py-1 font-bold text-leaf">This device</span>
      ) : (
        <Button disabled={busy} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

const whenOf = (time: number) => TIME.format(time);
