import { readProviderPage, readSession, readSignedUp } from "../answers.ts";
import { call, does, posted } from "../request.ts";

/** What the auth service (better-auth, below /auth) is asked. All throw CallFailure with its own sentence. */
export const fetchSession = (signal: AbortSignal) =>
  call("/auth/get-session", readSession, { signal, cache: "no-store" });

export const signIn = (form: { email: string; password: string }) =>
  does("/auth/sign-in/email", posted(form));

export type NewAccount = {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
};

export const signUp = (account: NewAccount) =>
  call("/auth/sign-up/email", readSignedUp, posted(account));

/** Where to go on, at the provider. */
export const askProvider = (provider: string, endPage: string) =>
  call(
    "/auth/sign-in/social",
    readProviderPage,
    posted({
      provider,
      callbackURL: endPage,
      errorCallbackURL: endPage,
      disableRedirect: true,
    }),
  );

export const signOut = () => does("/auth/sign-out", posted({}));

export const askForReset = (form: { email: string }) =>
  does("/auth/request-password-reset", posted(form));

export const resetPassword = (form: { newPassword: string; token: string }) =>
  does("/auth/reset-password", posted(form));

/** Asks for the letter that confirms an address, as nobody: whoever is signed in here may be somebody else. */
export const sendLetter = (email: string) =>
  does("/auth/send-verification-email", posted({ email }, { credentials: "omit" }));
