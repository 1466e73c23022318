import { storageOf } from "./texts.ts";

/** Says that there are photos to look after, so that a visit without any need not open the store. */
export const PHOTOS_HERE = "fit-closet-photos";

/** Takes away what is older than a day, also where its tab was closed. */
export async function sweepPhotos(): Promise<void> {
  if (!storageOf("localStorage")?.getItem(PHOTOS_HERE)) return;
  const { forgetPhoto } = await import("./photos.ts");
  await forgetPhoto();
}
