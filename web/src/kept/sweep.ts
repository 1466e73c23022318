import { PHOTOS_HERE, storageOf } from "./texts.ts";

/** Takes away what is older than a day, also where its tab was closed. */
export async function sweepPhotos(): Promise<void> {
  if (!storageOf("localStorage")?.getItem(PHOTOS_HERE)) return;
  const { forgetPhoto } = await import("./photos.ts");
  await forgetPhoto();
}
