import { open } from "node:fs/promises";

/** Brings the names in a folder onto the disk: a file that was synced may still lack its name after a crash. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return; // Windows has no fsync of folders; NTFS journals names itself.
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
