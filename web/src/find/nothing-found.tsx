import { Sticker } from "../ui/stickers.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { type Asked, EVERYTHING, widened } from "./asked.ts";

type NothingFoundProps = { asked: Asked; onChange: (asked: Asked) => void };

/** What to do where nothing is found. */
export function NothingFound({ asked, onChange }: NothingFoundProps) {
  const words = asked.words.trim();
  const hasChips = Object.values(asked.chosen).some((ids) => ids.length > 0);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 py-8 text-center">
      <Sticker name="hoodie" className="size-32 -rotate-6" />
      <h2 className="text-2xl font-extrabold">
        {words ? `Nothing found for “${words}”` : "Nothing is all of that at once"}
      </h2>
      <p className="text-lg text-soft">
        {words && hasChips
          ? "Look for the same without the chips, or for something wider, such as “shoes”."
          : words
            ? "Try fewer or wider words, such as “shoes” or “blue”. Any of English, German, French, Spanish, Italian and Portuguese will do."
            : "Take a chip away, or start again with everything."}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {words && hasChips && (
          <Button kind="primary" onClick={() => onChange({ ...asked, chosen: EVERYTHING.chosen })}>
            Search without the chips
          </Button>
        )}
        <Button
          kind={words && hasChips ? "quiet" : "primary"}
          onClick={() => onChange(widened(asked))}
        >
          Show everything
        </Button>
        <ButtonLink to="/home">Add a photo</ButtonLink>
      </div>
    </div>
  );
}
