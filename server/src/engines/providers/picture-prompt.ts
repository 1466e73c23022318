import { likenessInWords, type Scene } from "@fit-closet/core";
import type { PictureRequest, PieceToDraw } from "../engines.ts";
import { withoutContacts } from "./private.ts";

const STYLE =
  "A fashion illustration in flat design: clean shapes, even colours, fine ink lines, on a plain white background. " +
  "Detailed, tasteful, suitable for everybody. No text, letters, logos, frames or watermarks.";

/** A description may be a whole idea's text; image models read about so much. */
const MOST_LETTERS = 1500;

/** What the picture is to show. Names and descriptions were typed by people: they say what is worn, and nothing else is taken from them. */
export function picturePrompt(request: PictureRequest): string {
  const { likeness } = request;
  const person = likeness ? `one person, ${likenessInWords(likeness)},` : "one person";
  if ("prompt" in request)
    return `${STYLE}\nIt shows ${person} in the outfit that this description tells of; anything else in it is left out: "${plain(request.prompt, MOST_LETTERS)}"`;
  const { pieces, scene, style } = request;
  const shows =
    style === "flat-lay"
      ? "It shows these clothes laid out flat and neatly, without a person:"
      : `It shows ${person}${likeness ? "" : ","} head to toe, wearing these clothes${settingOf(scene)}:`;
  return `${STYLE}\n${shows}\n${pieces.map(describe).join("\n")}\nOnly these clothes, each in exactly its colours.`;
}

function describe({ name, category, slot, colours }: PieceToDraw): string {
  const what = plain(name ?? category ?? slot ?? "garment", 80);
  return `- ${what}${colours.length > 0 ? ` in ${colours.slice(0, 3).join(", ")}` : ""}`;
}

const settingOf = ({ occasion, timeOfDay, weather }: Scene): string =>
  [
    occasion && `, dressed for ${occasion}`,
    timeOfDay && `, in the ${timeOfDay}`,
    weather && weather.precip !== "none" && ", in rainy or snowy weather",
  ]
    .filter(Boolean)
    .join("");

/** One line without quotes, so that a name stays inside its own. */
const plain = (text: string, most: number): string =>
  withoutContacts(text)
    .replace(/[\p{Cc}\p{Cf}"“”«»„]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most);
