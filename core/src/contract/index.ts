import type { EndpointId } from "../endpoints.ts";
import { ACCOUNT } from "./account.ts";
import { ADDING } from "./adding.ts";
import type { Call } from "./call.ts";
import { CLOSET } from "./closet.ts";
import { DAYS } from "./days.ts";
import { OUTFITS } from "./outfits.ts";
import { PAGES } from "./pages.ts";

/** What each endpoint does, and what travels with it. An endpoint that is missing here does not compile. */
export const CONTRACT = {
  ...OUTFITS,
  ...ADDING,
  ...CLOSET,
  ...DAYS,
  ...ACCOUNT,
  ...PAGES,
} as const satisfies Readonly<Record<EndpointId, Call>>;
