import { type Ref, useEffect, useRef } from "react";

type JumpsProps = {
  ref: Ref<HTMLElement>;
  headings: readonly string[];
  /** The heading that the page is at. */
  here: number;
  onJump: (heading: number) => void;
};

/** A row of all headings that stays at the top; it scrolls along, so that the present one is in sight. */
export function Jumps({ ref, headings, here, onJump }: JumpsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const mark = row.current?.children[here] as HTMLElement | undefined;
    if (!mark || !row.current) return;
    row.current.scrollLeft = mark.offsetLeft - (row.current.clientWidth - mark.offsetWidth) / 2;
  }, [here]);
  if (headings.length < 2) return <nav ref={ref} hidden aria-label="Jump to" />;
  return (
    <nav
      ref={ref}
      aria-label="Jump to"
      className="sticky top-0 z-20 -mx-4 bg-paper px-4 sm:mx-0 sm:px-0"
    >
      <ul ref={row} className="relative flex gap-1 overflow-x-auto py-1.5 [scrollbar-width:none]">
        {headings.map((heading, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two headings may be called alike, and its place is what a jump leads to
          <li key={index} className="shrink-0">
            <button
              type="button"
              aria-current={index === here ? "true" : undefined}
              className="min-h-11 min-w-11 rounded-full px-3.5 text-soft hover:bg-well hover:text-ink aria-[current=true]:bg-well aria-[current=true]:font-bold aria-[current=true]:text-ink"
              onClick={() => onJump(index)}
            >
              {heading}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
