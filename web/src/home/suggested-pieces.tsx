import type { Suggestion } from "@fit-closet/core";

/** Pieces that would complete the outfit and are not owned, so that nobody looks for them in the closet. */
export function SuggestedPieces({ pieces }: { pieces: readonly Suggestion[] }) {
  if (pieces.length === 0) return null;
  return (
    <section aria-label="To complete it" className="grid gap-2">
      <h4 className="font-display text-lg font-semibold">To complete it</h4>
      <ul className="grid gap-1.5">
        {pieces.map(({ name, colours }) => (
          <li key={name} className="flex items-center gap-2.5">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-full border border-edge"
              style={{ backgroundColor: colours[0] }}
            />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
