import { z } from "zod";
import type { EndpointId } from "../endpoints.ts";

/** What travels with a call; the answer is JSON, where it is neither a file nor empty. */
export type Call = {
  /** What it does, for the page of all calls. */
  summary: string;
  params?: z.ZodType;
  querystring?: z.ZodType;
  consumes?: readonly string[];
  body?: z.ZodType;
  response?: Readonly<Record<number, z.ZodType>>;
};

/** The calls about one thing. */
export type Calls = Readonly<Partial<Record<EndpointId, Call>>>;

export const byId = z.object({ id: z.string().max(64) });

export const file = z.unknown().meta({ type: "string", format: "binary" });
export const mask = file
  .optional()
  .describe("PNG in the photo's proportions, white on the garment");
export const form = ["multipart/form-data"];
