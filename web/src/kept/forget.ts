import { forgetTexts } from "./texts.ts";

/** Whoever signs out leaves nothing on the machine. Never rejects: a browser that kept nothing has nothing to forget. */
export async function forgetAll(): Promise<void> {
  forgetTexts();
  const photos = await import("./photos.ts");
  await photos.forgetPhotos().catch(console.warn);
}
