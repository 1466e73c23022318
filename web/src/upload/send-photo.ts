import { urlOf, type Place } from "@fit-closet/core";
import type { User } from "../account/session.ts";
import type { Cartoonized } from "../answers/closet.ts";
import { cartoonize } from "./cartoonize.ts";
import { coloursOf } from "./dominant-colours.ts";
import type { Choice } from "./upload.ts";

/**
 * Sends a photo with what was chosen for it, and has its sticker ready to be shown.
 * @param onProgress called with 0 to 1 as the photo's bytes leave.
 * @throws CallFailure
 */
export async function sendPhoto(
  photo: File,
  choice: Choice,
  user: User,
  place: Place | null,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Cartoonized> {
  const upload = { ...fieldsOf(photo, choice, user), ...seenIn(choice), place };
  const answer = await cartoonize(upload, onProgress, signal);
  if (answer.cartoonUrl) await fetchPicture(answer.cartoonUrl);
  return answer;
}

/** The sticker is peeled in once: it must be there when that begins. A picture that fails to come stops nothing. */
async function fetchPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

/** What a photo is sent with, whoever sends it. */
export function fieldsOf(image: File, { category }: Pick<Choice, "category">, { uid }: User) {
  const originalUrl = urlOf("photo", { uid, category, filename: storedName(image.name) });
  return { image, userId: uid, originalUrl, category };
}

/** The cut that was seen and its colours; without a preview the server finds the cut, and the photo as shown has colours. */
function seenIn({ cut, image }: Choice) {
  if (!cut) return { cut: "found" as const, dominantColors: coloursOf(image ?? null) };
  const dominantColors = cut.drawn.colours;
  return "file" in cut
    ? { cut: "found" as const, mask: cut.file, dominantColors }
    : { cut: cut.cutting.cut, dominantColors };
}

/** The name that the original is stored under: spaces become underscores. */
export function storedName(name: string): string {
  return name.replaceAll(" ", "_");
}
