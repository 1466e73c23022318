type TagChipsProps = {
  tags: readonly string[];
  /** "" for all. */
  chosen: string;
  onChoose: (tag: string) => void;
};

/** One tag at a time; pressed again, all ideas are back. */
export function TagChips({ tags, chosen, onChoose }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <fieldset className="mb-6 flex flex-wrap gap-2">
      <legend className="mb-1.5 font-bold">Tags</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          dir="auto"
          aria-pressed={tag === chosen}
          className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 wrap-anywhere aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-bold aria-pressed:text-paper"
          onClick={() => onChoose(tag === chosen ? "" : tag)}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  );
}
