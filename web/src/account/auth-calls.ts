import { readProviderPage, readSession, readSignedUp } from "../answers/site.ts";
import { call, does, json, type Target } from "../request.ts";

const auth = (path: string, method = "POST"): Target => ({ method, url: `/api/auth${path}` });

/** What the auth service (better-auth, below /api/auth) is asked. All throw CallFailure with its own sentence. */
export const fetchSession = (signal: AbortSignal) =>
  call(auth("/get-session", "GET"), readSession, { signal, cache: "no-store" });

export const signIn = (form: { email: string; password: string }) =>
  does(auth("/sign-in/email"), json(form));

export type NewAccount = {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
};

export const signUp = (account: NewAccount) =>
  call(auth("/sign-up/email"), readSignedUp, json(account));

/** Where to go on, at the provider. */
export const askProvider = (provider: string, endPage: string) =>
  call(
    auth("/sign-in/social"),
    readProviderPage,
    json({
      provider,
      callbackURL: endPage,
      errorCallbackURL: endPage,
      disableRedirect: true,
    }),
  );

export const signOut = () => does(auth("/sign-out"), json({}));

export const askForReset = (form: { email: string }) =>
  does(auth("/request-password-reset"), json(form));

export const resetPassword = (form: { newPassword: string; token: string }) =>
  does(auth("/reset-password"), json(form));

/** Asks for the e-mail that confirms an address, as nobody: whoever is signed in here may be somebody else. */
export const sendLetter = (email: string) =>
  does(auth("/send-verification-email"), json({ email }, { credentials: "omit" }));
