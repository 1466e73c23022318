import type { Suggestion } from "@fit-closet/core";

type SuggestedPiecesProps = { pieces: readonly Suggestion[]; language: string };

/** Pieces that would complete the outfit and are not owned, so that nobody looks for them in the closet. */
export function SuggestedPieces({ pieces, language }: SuggestedPiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <section aria-label="To complete it" className="grid gap-2">
      <h4 className="font-display text-lg font-extrabold">To complete it</h4>
      <ul className="grid gap-1.5">
        {pieces.map(({ name, label, colours }) => (
          <li key={name} className="flex items-center gap-2.5">
            {colours[0] && (
              <span
                aria-hidden
                className="size-4 shrink-0 rounded-full border border-edge"
                style={{ backgroundColor: colours[0] }}
              />
            )}
            {label ? <span lang={language}>{label}</span> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}
