import { isRefusal } from "../request.ts";
import { askProvider } from "./auth-calls.ts";

export const PROVIDERS = { google: "Google", github: "Github" } as const;

export type Provider = keyof typeof PROVIDERS;

/** How a sign-in in another window ended, told by the page it ended on. */
export type Outcome = { ok: boolean; error?: string };

const CHANNEL = "fit-closet-sign-in";
const END_PAGE = "/signin-done";

/** Said by the end page in the popup; the page that opened it listens. */
export function tellOutcome(outcome: Outcome): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own origin
  channel.postMessage(outcome);
  channel.close();
}

/** Calls back for every sign-in that ends in another window. Returns the way to stop. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => listener(data);
  return () => channel.close();
}

/**
 * Opens the provider's sign-in in a popup. The window is opened before anything is awaited: browsers allow popups
 * only within the click itself.
 * @returns the sentence to show when it could not start.
 */
export async function openProvider(provider: Provider): Promise<string | undefined> {
  const popup = window.open("", CHANNEL, "popup,width=480,height=680");
  if (!popup) return "Please allow pop-up windows for this page, then try again.";
  try {
    popup.location.href = (await askProvider(provider, END_PAGE)).url;
    return undefined;
  } catch (failure) {
    popup.close();
    return isRefusal(failure)
      ? failure.message
      : `${PROVIDERS[provider]} could not be reached. Please try again.`;
  }
}

/** What to say about an error code that came back from a provider. */
export function sentenceFor(error: string | undefined, provider: Provider | undefined): string {
  if (error === "account_not_linked") {
    const account = provider === "google" ? "Google" : "GitHub";
    return `An account with this email already exists. Please sign in with your existing method to link your ${account} account.`;
  }
  if (error === "sign_ups_closed") return "This closet takes in no new people at the moment.";
  if (error === "email_not_verified")
    return "Please confirm your e-mail address first, by the link in the letter we sent you.";
  if (error === "access_denied") return "The sign-in was cancelled.";
  return "The sign-in did not work. Please try again.";
}
