import { createHash } from "node:crypto";
import type { ClosetItem } from "@fit-closet/core";
import sharp from "sharp";
import { fetchFile, type Person } from "../server/testing/closet-client.ts";

export async function faultsOfFiles(url: string, person: Person, item: ClosetItem, photo: string) {
  const [original, cartoon] = await Promise.all(
    [item.originalURL ?? "", item.cartoonURL].map((path) => fetchFile(url, person, path)),
  );
  const faults: string[] = [];
  if (!original || digest(original) !== photo) faults.push(`the photo of ${item.id} is lost`);
  if (!(await isPicture(cartoon))) faults.push(`the cartoon of ${item.id} is lost`);
  return faults;
}

export async function isPicture(bytes: Buffer | null | undefined): Promise<boolean> {
  if (!bytes) return false;
  return sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

export const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
