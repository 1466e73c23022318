import type { ClosetItem, Place } from "@fit-closet/core";
import { useState } from "react";
import { toast } from "react-hot-toast/headless";
import type { User } from "../account/session.ts";
import { CallFailure, cartoonize } from "../api.ts";
import { useAddition } from "../closet/closet-items.ts";

export type Choice = { file: File | null; category: string; colours: string[] };

/** Idle, or busy with `part` of the bytes up (1: all there, the cartoon is being drawn). */
export type Upload =
  | { state: "idle"; reason?: string; made?: ClosetItem }
  | { state: "busy"; part: number };

/** One toast tells how the last upload went; a new upload takes the old one away. */
const RESULT = "upload-result";

/** Sends one photo at a time; `onDone` is called when its sticker has come back. */
export function useUpload(user: User | null, place: Place | null, onDone: () => void) {
  const [upload, setUpload] = useState<Upload>({ state: "idle" });
  const addToCloset = useAddition();

  async function submit(choice: Choice) {
    const objection = objectionTo(choice, user);
    if (objection || !user || !choice.file) return void toast.error(objection ?? "Unknown error");
    toast.remove(RESULT);
    setUpload({ state: "busy", part: 0 });
    try {
      const { cartoonUrl, item } = await cartoonize(
        { ...fieldsOf(choice.file, choice, user), place },
        (part) => setUpload({ state: "busy", part }),
      );
      if (!cartoonUrl) {
        toast.error("Stylized version failed to generate.", { id: RESULT });
        return setUpload({ state: "idle" });
      }
      await fetchPicture(cartoonUrl);
      toast.success("Outfit uploaded & stylized successfully!", { id: RESULT });
      setUpload({ state: "idle", made: item });
      addToCloset(item);
      onDone();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) console.error(failure);
      toast.error("An error occurred during upload.", { id: RESULT });
      setUpload({ state: "idle", reason: reasonOf(failure) });
    }
  }

  return { upload, submit };
}

/** The sticker is peeled in once: it must be there when that begins. A picture that fails to come stops nothing. */
async function fetchPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

/** What the upload still needs, in the words of the product; undefined when it can go. */
export function objectionTo({ file, category }: Choice, user: User | null): string | undefined {
  if (!file) return "No file selected";
  if (!category) return "Please select a clothing category.";
  if (!user) return "You must be logged in to upload outfits.";
  return undefined;
}

/** The toast says that it failed; the server's own sentence, where there is one, says why. */
function reasonOf(failure: unknown): string | undefined {
  return failure instanceof CallFailure && failure.code !== "unexpected"
    ? failure.message
    : undefined;
}

function fieldsOf(image: File, { category, colours }: Choice, { uid }: User) {
  const originalUrl = `/api/storage/users/${uid}/${category}/${encodeURIComponent(storedName(image.name))}`;
  return { image, userId: uid, originalUrl, category, dominantColors: colours };
}

/** The name that the original is stored under: spaces become underscores. */
export function storedName(name: string): string {
  return name.replaceAll(" ", "_");
}
