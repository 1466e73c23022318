import type { ClosetItem, Place } from "@fit-closet/core";
import { useRef, useState } from "react";
import { toast } from "react-hot-toast/headless";
import type { User } from "../account/session.ts";
import { CallFailure } from "../api.ts";
import { useAddition } from "../closet/closet-items.ts";
import { fetchChunk } from "../chunks.ts";
import type { Cut } from "../cutout/cutout-editor.tsx";

export type Choice = {
  file: File | null;
  category: string;
  /** How the sticker in the preview was cut out; absent where there was none to see. */
  cut?: Cut;
  /** The photo on show, if the browser can show it. */
  image?: HTMLImageElement | null;
};

/** Idle, or busy with `part` of the bytes up (1: all there, the cartoon is being drawn). */
export type Upload =
  | { state: "idle"; reason?: string; made?: ClosetItem }
  | { state: "busy"; part: number };

/** Nobody needs it before they have a photo. */
export const loadSending = () => fetchChunk("send-photo", () => import("./send-photo.ts"));

/** One toast tells how the last upload went; a new upload takes the old one away. */
const RESULT = "upload-result";

/** Sends one photo at a time; `onDone` is called when its sticker has come back. */
export function useUpload(user: User | null, place: Place | null, onDone: () => void) {
  const [upload, setUpload] = useState<Upload>({ state: "idle" });
  const sending = useRef<AbortController>(null);
  const addToCloset = useAddition();

  /** The next photo has nothing to do with what was said of the last one. */
  const clear = () => setUpload((now) => (now.state === "idle" ? { state: "idle" } : now));
  const cancel = () => sending.current?.abort();

  async function submit(choice: Choice) {
    const objection = objectionTo(choice, user);
    if (objection || !user || !choice.file) return void toast.error(objection ?? "Unknown error");
    toast.remove(RESULT);
    setUpload({ state: "busy", part: 0 });
    sending.current = new AbortController();
    const { signal } = sending.current;
    const onProgress = (part: number) => setUpload({ state: "busy", part });
    try {
      const { sendPhoto } = await loadSending();
      const { cartoonUrl, item } = await sendPhoto(
        choice.file,
        choice,
        user,
        place,
        onProgress,
        signal,
      );
      if (!cartoonUrl) {
        toast.error("Stylized version failed to generate.", { id: RESULT });
        return setUpload({ state: "idle" });
      }
      toast.success("Outfit uploaded & stylized successfully!", { id: RESULT });
      setUpload({ state: "idle", made: item });
      addToCloset(user.uid, item);
      onDone();
    } catch (failure) {
      if (signal.aborted) return setUpload({ state: "idle" });
      if (!(failure instanceof CallFailure)) console.error(failure);
      toast.error("An error occurred during upload.", { id: RESULT });
      setUpload({ state: "idle", reason: reasonOf(failure) });
    }
  }

  return { upload, submit, clear, cancel };
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
