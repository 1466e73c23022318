import type { Site } from "@fit-closet/core";
import { boolean, nullable, number, object, pipe, regex, string } from "valibot";
import { orElse, reads, type Schema, text } from "./reading.ts";

const site: Schema<Site> = object({
  companyName: string(),
  providers: object({ google: boolean(), github: boolean() }),
  mail: boolean(),
  signUps: boolean(),
  maxUploadBytes: number(),
  streams: boolean(),
});

export const readSite = reads(site);

/** A person as the auth service tells them. */
export type Person = { id: string; email: string; name: string };

const person: Schema<Person> = object({
  id: string(),
  email: string(),
  name: orElse(string(), ""),
});

const session: Schema<{ user: Person } | null> = nullable(object({ user: person }));

/** Null for nobody. */
export const readSession = reads(session);

/** Without a token the address is to be confirmed first. */
const signedUp: Schema<{ token?: string }> = object({ token: text });

export const readSignedUp = reads(signedUp);

const providerPage: Schema<{ url: string }> = object({ url: pipe(string(), regex(/^https?:/i)) });

export const readProviderPage = reads(providerPage);
