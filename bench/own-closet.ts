import {
  type Person,
  editGarment,
  signUp,
  uploadPhoto,
} from "@fit-closet/server/testing/dist/closet-client.js";
import { shirtPhoto } from "./shirt.ts";

const KINDS: readonly [category: string, name: string][] = [
  ["top", "linen shirt"],
  ["top", "tee"],
  ["hoodies", "hoodie"],
  ["coat", "overcoat"],
  ["coat", "raincoat"],
  ["trouser", "tailored trousers"],
  ["trouser", "jeans"],
  ["short", "shorts"],
];
const COLOURS: readonly [name: string, hex: string][] = [
  ["red", "#b03040"],
  ["navy", "#26324d"],
  ["olive", "#556b2f"],
  ["sand", "#e0cba6"],
  ["black", "#222222"],
];

/** A new person with forty garments of eight kinds in five colours, each with a cartoon of its own. */
export async function fillOwnCloset(url: string): Promise<Person> {
  const person = await signUp(url);
  for (const [colour, hex] of COLOURS)
    await Promise.all(
      KINDS.map(async ([category, kind]) => {
        const item = await uploadPhoto(url, person, await photo(hex), `${kind}.jpg`);
        await editGarment(url, person, item.id, { name: `${colour} ${kind}`, category });
      }),
    );
  return person;
}

const photo = (colour: string) => shirtPhoto(colour, "#c9d3da");
