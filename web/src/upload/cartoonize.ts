import type { Place } from "@fit-closet/core";
import { type Cartoonized, readCartoonized } from "../answers/closet.ts";
import { CallFailure, parsed, refused, to, tooSlow, unreachable } from "../request.ts";

type OutfitUpload = {
  image: File;
  userId: string;
  originalUrl: string;
  category: string;
  /** In the person's own words. */
  name?: string;
  /** 32 hexadecimal digits: sent twice with the same, it is added once. */
  batch?: string;
  place: Place | null;
  dominantColors: readonly string[];
  cut: "found" | "card";
  /** The person's own cut-out. */
  mask?: Blob;
};

/** Without a byte on its way, or a word back, the network is gone; drawing may wait for others' photos, and for a provider. */
const SENDING_MS = 60_000;
const DRAWING_MS = 300_000;

/**
 * Sends the photo and resolves to its cartoon. By XMLHttpRequest, because fetch cannot tell how many bytes are up.
 * @param onProgress called with 0 to 1 as the photo's bytes leave.
 * @throws CallFailure with the server's status and message, or 'Unknown error'.
 */
export function cartoonize(
  upload: OutfitUpload,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Cartoonized> {
  if (!upload.image || !upload.userId) {
    return Promise.reject(new CallFailure(400, "no_file", "No file provided for cartoonization."));
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let late: ReturnType<typeof setTimeout> | undefined;
    const wait = (patience: number) => {
      clearTimeout(late);
      late = setTimeout(() => giveUp(tooSlow()), patience);
    };
    const giveUp = (reason: Error) => {
      reject(reason);
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait(SENDING_MS);
      onProgress(total ? loaded / total : 0);
    };
    request.upload.onload = () => {
      wait(DRAWING_MS);
      onProgress(1);
    };
    request.onerror = () => reject(unreachable());
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(readCartoonized(parsed(responseText)));
      else reject(refused(status, responseText));
    };
    request.onloadend = () => clearTimeout(late);
    signal.addEventListener("abort", () => giveUp(new DOMException("Cancelled", "AbortError")));
    const { method, url } = to("cartoonize");
    request.open(method, url);
    request.send(formOf(upload));
    wait(SENDING_MS);
  });
}

function formOf({ image, mask, place, dominantColors, ...fields }: OutfitUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  if (place) {
    form.set("lat", String(place.lat));
    form.set("lon", String(place.lon));
  }
  form.set("dominantColors", JSON.stringify(dominantColors));
  if (mask) form.set("mask", mask, "mask.png");
  form.set("image", image);
  return form;
}
