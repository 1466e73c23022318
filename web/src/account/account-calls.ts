import type { Account, Deletion, PasswordChange, Usage } from "@fit-closet/core";
import { call } from "../api.ts";

/** @throws CallFailure, as all calls here */
export const fetchAccount = (signal: AbortSignal) => call<Account>("/account", { signal });

export const fetchUsage = (signal: AbortSignal) => call<Usage>("/closet/usage", { signal });

export const changePassword = (change: PasswordChange) => send("/account/password", change);

export const confirmAddress = (token: string) => send("/account/verification", { token });

export const deleteAccount = (deletion: Deletion) => send("/account/deletion", deletion);

export const endSession = (id: string) =>
  call<unknown>(`/account/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });

export const endOtherSessions = () => call<unknown>("/account/sessions", { method: "DELETE" });

/** An export's ZIP, from here or elsewhere. */
export function bringIn(file: File): Promise<unknown> {
  const headers = { "Content-Type": "application/zip" };
  return call("/closet/import", { method: "POST", headers, body: file });
}

function send(path: string, body: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  return call(path, { method: "POST", headers, body: JSON.stringify(body) });
}
