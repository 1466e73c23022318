import type { Deletion, Likeness, PasswordChange, PicturedChange } from "@fit-closet/core";
import { ask, call, does, json, refused, to } from "../request.ts";
import { readAccount, readPictured, readUsage } from "./account-answers.ts";

/** A closet's ZIP may take as long to send and to take in as the server allows. */
const IMPORT_MS = 1_800_000;

/** @throws CallFailure, as all calls here */
export const fetchAccount = (signal: AbortSignal) => call(to("account"), readAccount, { signal });

export const fetchUsage = (signal: AbortSignal) => call(to("usage"), readUsage, { signal });

export const fetchPictured = (signal: AbortSignal) =>
  call(to("pictured"), readPictured, { signal });

export const changePictured = (change: PicturedChange) =>
  call(to("changePictured"), readPictured, json(change));

/** What somebody with this likeness would be drawn like. */
export const fetchPortrait = (likeness: Likeness, signal: AbortSignal): Promise<Blob> =>
  ask(to("portrait"), json(likeness, { signal }), async (response) => {
    if (!response.ok) throw refused(response.status, await response.text());
    return response.blob();
  });

export const changePassword = (change: PasswordChange) => does(to("changePassword"), json(change));

export const confirmAddress = (token: string) => does(to("confirmAddress"), json({ token }));

export const deleteAccount = (deletion: Deletion) => does(to("deleteAccount"), json(deletion));

export const endSession = (id: string) => does(to("endSession", { id }));

export const endOtherSessions = () => does(to("endOtherSessions"));

/** An export's ZIP, from here or elsewhere. */
export function bringIn(file: File, signal: AbortSignal): Promise<void> {
  const headers = { "Content-Type": "application/zip" };
  const asking = { headers, body: file, signal, patience: IMPORT_MS };
  return does(to("importCloset"), asking);
}
