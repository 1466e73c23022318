import { readFileSync } from "node:fs";

/** This file is built to a folder below its own. */
const ROOT = import.meta.url.includes("/testing/dist/") ? "../../../" : "../../";

/** glibc's settings that the image, the unit and `npm start` give the server, by name. */
export function imageSettings(): Record<string, string> {
  const dockerfile = readFileSync(new URL(`${ROOT}deploy/Dockerfile`, import.meta.url), "utf8");
  const settings = [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)];
  if (settings.length === 0) throw new TypeError("The Dockerfile sets nothing for glibc.");
  return Object.fromEntries(settings.map(([, name = "", value = ""]) => [name, value]));
}
