import { DAY_MS } from "../kept/record.ts";
import { SHARED_PHOTOS } from "../kept/texts.ts";

/** From now on other apps can share photos with this one, where it is installed and the browser knows how. */
export function acceptShared(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/shared-photos.js", { scope: "/closet/add" })
    .catch(console.warn);
}

/** The photos that other apps have shared since it was last asked; what is older than a day is let go. */
export async function takeShared(): Promise<File[]> {
  if (!("caches" in window) || !(await caches.has(SHARED_PHOTOS))) return [];
  const shared = await caches.open(SHARED_PHOTOS);
  const files: File[] = [];
  for (const { url } of await shared.keys()) {
    const answer = await shared.match(url);
    await shared.delete(url);
    const [, , at, , lastModified, name = ""] = new URL(url).pathname.split("/");
    if (!answer || Number(at) < Date.now() - DAY_MS) continue;
    const photo = await answer.blob();
    const told = { type: photo.type, lastModified: Number(lastModified) };
    files.push(new File([photo], decodeURIComponent(name), told));
  }
  return files;
}
