import { FitError } from "@fit-closet/core";
import type { PersonId } from "../database/ownership.ts";

const LONGEST = 100;

/** `users/{uid}/{category}/{filename}`, below which a person's originals lie. */
export type PhotoAddress = { category: string; fileName: string };

/**
 * A file's name as it is kept: spaces become underscores, and so does whatever a file system or an address may take amiss.
 * The end is kept whole, as it holds the extension.
 */
export function cleanFileName(name: string): string {
  const clean = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._@-]/g, "_")
    .replace(/^\.+/, "")
    .slice(-LONGEST)
    .replace(/^\.+/, "");
  return clean || "photo";
}

/** `shirt.jpg`, `shirt_2.jpg`, `shirt_3.jpg` … */
export function numbered(fileName: string, n: number): string {
  if (n === 1) return fileName;
  const dot = fileName.lastIndexOf(".");
  const at = dot > 0 ? dot : fileName.length;
  return `${fileName.slice(0, at)}_${n}${fileName.slice(at)}`;
}

export function photoKey(person: PersonId, { category, fileName }: PhotoAddress): string {
  return `users/${person}/${cleanFileName(category).toLowerCase()}/${cleanFileName(fileName)}`;
}

const STORAGE = "/api/storage/users/";

/**
 * Reads an address in a person's storage, absolute or not.
 * @throws FitError not_yours when it lies in somebody else's; bad_request when it is none
 */
export function photoAddress(person: PersonId, url: string): PhotoAddress {
  const path = pathOf(url);
  const parts = path.startsWith(STORAGE) ? path.slice(STORAGE.length).split("/") : [];
  const [owner, category, fileName, ...rest] = parts.map(decoded);
  if (!owner || !category || !fileName || rest.length > 0)
    throw new FitError("bad_request", { message: "originalUrl is no address in your storage." });
  if (owner !== person) throw new FitError("not_yours");
  return { category, fileName };
}

function pathOf(url: string): string {
  return URL.canParse(url, "http://here") ? new URL(url, "http://here").pathname : "";
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
