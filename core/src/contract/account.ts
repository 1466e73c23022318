import {
  accountSchema,
  deletionSchema,
  overviewSchema,
  passwordChangeSchema,
  verificationSchema,
} from "../api/account.ts";
import { likenessSchema, picturedChangeSchema, picturedSchema } from "../api/pictured.ts";
import { byId, type Calls } from "./call.ts";

/** Accounts, how one is drawn, and what whoever runs the server sees. */
export const ACCOUNT = {
  account: { summary: "One's own account", response: { 200: accountSchema } },
  pictured: {
    summary: "How one wants to be drawn, and in which kind of picture",
    response: { 200: picturedSchema },
  },
  changePictured: {
    summary:
      "Choose how one is drawn, and in which kind of picture: what is absent stays, null forgets",
    body: picturedChangeSchema,
    response: { 200: picturedSchema },
  },
  portrait: {
    summary: "What somebody with this likeness would be drawn like (image/webp); nothing is kept",
    body: likenessSchema,
  },
  endSession: { summary: "Sign one device out", params: byId },
  endOtherSessions: { summary: "Sign out everywhere but here" },
  changePassword: {
    summary: "Change the password; every other device is signed out",
    body: passwordChangeSchema,
  },
  confirmAddress: {
    summary: "Confirm an e-mail address by the token that its e-mail carried",
    body: verificationSchema,
  },
  deleteAccount: {
    summary: "Delete one's account with everything in it, for good",
    body: deletionSchema,
  },
  overview: {
    summary: "Counts and messages, for those whom ADMIN_EMAILS names; not found for others",
    response: { 200: overviewSchema },
  },
} as const satisfies Calls;
