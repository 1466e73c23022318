import type { Deletion, PasswordChange } from "@fit-closet/core";
import { readAccount, readUsage } from "../answers.ts";
import { call, does, posted } from "../request.ts";

/** A closet's ZIP may take as long to send and to take in as the server allows. */
const IMPORT_MS = 1_800_000;

/** @throws CallFailure, as all calls here */
export const fetchAccount = (signal: AbortSignal) => call("/account", readAccount, { signal });

export const fetchUsage = (signal: AbortSignal) => call("/closet/usage", readUsage, { signal });

export const changePassword = (change: PasswordChange) => does("/account/password", posted(change));

export const confirmAddress = (token: string) => does("/account/verification", posted({ token }));

export const deleteAccount = (deletion: Deletion) => does("/account/deletion", posted(deletion));

export const endSession = (id: string) =>
  does(`/account/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });

export const endOtherSessions = () => does("/account/sessions", { method: "DELETE" });

/** An export's ZIP, from here or elsewhere. */
export function bringIn(file: File, signal: AbortSignal): Promise<void> {
  const headers = { "Content-Type": "application/zip" };
  const asking = { method: "POST", headers, body: file, signal, patience: IMPORT_MS };
  return does("/closet/import", asking);
}
