import { z } from "zod";

export const failureSchema = z.object({ code: z.string(), message: z.string() });

/** GET /api/site: what the page needs to know of the server it came from. */
export const siteSchema = z.object({
  companyName: z.string(),
  providers: z.object({ google: z.boolean(), github: z.boolean() }),
  /** Whether e-mails can be sent: without them nobody can reset a password. */
  mail: z.boolean(),
  /** Whether a new person may make an account now. */
  signUps: z.boolean(),
  maxUploadBytes: z.number().int(),
  /** True where a provider writes or draws, so that an idea is better asked for as a stream. */
  streams: z.boolean(),
});

export type Site = z.infer<typeof siteSchema>;
