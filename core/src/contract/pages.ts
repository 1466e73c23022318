import { contactSchema } from "../api/contact.ts";
import { siteSchema } from "../api/site.ts";
import type { Calls } from "./call.ts";

/** What pages need that are open to everybody. */
export const PAGES = {
  site: { summary: "What the pages need to know of this server", response: { 200: siteSchema } },
  contact: { summary: "Leave a message for whoever runs this", body: contactSchema },
} as const satisfies Calls;
