import { Link } from "wouter";
import { Button } from "../ui/button.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import type { countsOf } from "./entry.ts";

type AddBarProps = {
  counts: ReturnType<typeof countsOf>;
  added: number;
  waiting: string | undefined;
  signedOut: boolean;
  onAdd: () => void;
};

/** At the bottom of the window: one press adds all that are ready. */
export function AddBar({ counts, added, waiting, signedOut, onAdd }: AddBarProps) {
  const { ready, sending } = counts;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <output className="grow text-soft empty:hidden">
        {waiting ?? (sending > 0 && `${added} added, ${sending} to go.`)}
      </output>
      {signedOut && (
        <p className="grow text-soft">
          <Link to="/login" className={inlineLink}>
            Sign in
          </Link>{" "}
          to add them. They wait here meanwhile.
        </p>
      )}
      <Button
        kind="primary"
        className="max-sm:grow sm:min-w-40"
        disabled={signedOut || ready === 0}
        onClick={onAdd}
      >
        {ready > 0 ? `Add ${ready}` : sending > 0 ? "Adding..." : "Add"}
      </Button>
    </div>
  );
}
