import { z } from "zod";

/** GET /api/account: one's own account, as the account screen shows it. */
export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** False for people who only ever signed in through a provider. */
  hasPassword: z.boolean(),
  providers: z.array(z.enum(["google", "github"])),
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In plain words: "Firefox on Linux". */
      device: z.string(),
      since: z.number().int(),
      /** To the hour. */
      lastUsed: z.number().int(),
      current: z.boolean(),
    }),
  ),
  admin: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

const password = z.string().max(128, "A password has up to 128 characters.");

/** POST /api/account/password */
export const passwordChangeSchema = z.object({
  currentPassword: password,
  newPassword: password.min(8, "A password needs at least 8 characters."),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** POST /api/account/verification: the token that the e-mail's link carried. */
export const verificationSchema = z.object({ token: z.string().min(1).max(2000) });

/** POST /api/account/deletion */
export const deletionSchema = z.object({
  /** Typed out by the person, so that nobody does this by a slip. As long as a sign-up once let an address be. */
  email: z.string().max(65_536),
  /** Where the account has one; otherwise the sign-in must be a fresh one. */
  password: password.optional(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** GET /api/admin/overview */
export const overviewSchema = z.object({
  people: z.number().int(),
  garments: z.number().int(),
  ideas: z.number().int(),
  /** The newest hundred. */
  messages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      message: z.string(),
      createdAt: z.number().int(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;
