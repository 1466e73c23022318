import type { CartoonizeResponse, Place } from "@fit-closet/core";
import { BACKEND, CallFailure, failureOf, parsed } from "../api.ts";

type OutfitUpload = {
  image: File;
  userId: string;
  originalUrl: string;
  category: string;
  place: Place | null;
  dominantColors: readonly string[];
  cut: "found" | "card";
  /** The person's own cut-out. */
  mask?: Blob;
};

/**
 * Sends the photo and resolves to its cartoon. By XMLHttpRequest, because fetch cannot tell how many bytes are up.
 * @param onProgress called with 0 to 1 as the photo's bytes leave.
 * @throws CallFailure with the server's status and message, or 'Unknown error'.
 */
export function cartoonize(
  upload: OutfitUpload,
  onProgress: (part: number) => void,
): Promise<CartoonizeResponse> {
  if (!upload.image || !upload.userId) {
    return Promise.reject(new CallFailure(400, "no_file", "No file provided for cartoonization."));
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = () => reject(failureOf(0, ""));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(parsed(responseText) as CartoonizeResponse);
      else reject(failureOf(status, responseText));
    };
    request.open("POST", `${BACKEND}/cartoonize`);
    request.send(formOf(upload));
  });
}

function formOf({ image, mask, place, dominantColors, ...fields }: OutfitUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (place) {
    form.set("lat", String(place.lat));
    form.set("lon", String(place.lon));
  }
  form.set("dominantColors", JSON.stringify(dominantColors));
  if (mask) form.set("mask", mask, "mask.png");
  form.set("image", image);
  return form;
}
