import { binPageSchema } from "../api/bin.ts";
import {
  closetItemSchema,
  closetPageSchema,
  closetQuerySchema,
  garmentEditSchema,
  importResponseSchema,
  usageSchema,
} from "../api/closet.ts";
import { figuresQuerySchema, figuresSchema } from "../api/figures.ts";
import { findQuerySchema, foundSchema } from "../api/finding.ts";
import { changedSchema } from "../api/life.ts";
import { manyToChangeSchema } from "../api/many.ts";
import { type Calls, byId, file, form } from "./call.ts";

/** What is asked of the garments that are there, and of those that were removed. */
export const CLOSET = {
  closet: {
    summary: "The closet, newest first, a page at a time",
    querystring: closetQuerySchema,
    response: { 200: closetPageSchema },
  },
  find: {
    summary: "A part of the closet by words in six languages, chips and order, with its headings",
    querystring: findQuerySchema,
    response: { 200: foundSchema },
  },
  usage: { summary: "How full one's closet is", response: { 200: usageSchema } },
  figures: {
    summary: "What the closet comes to: most and least worn, kinds, colours, wears a month, money",
    querystring: figuresQuerySchema,
    response: { 200: figuresSchema },
  },
  editGarment: {
    summary: "Edit what is known of a garment: what is absent stays, null clears",
    params: byId,
    body: garmentEditSchema,
    response: { 200: closetItemSchema },
  },
  editMany: {
    summary:
      "Change many garments at once: what is absent stays; a batch that is sent twice is done once",
    body: manyToChangeSchema,
    response: { 200: changedSchema },
  },
  undoMany: {
    summary: "Take a change of many garments back, within the hour",
    params: byId,
    response: { 200: changedSchema },
  },
  removeGarment: {
    summary: "Remove one garment: into the bin, from where it can be put back for 30 days",
    params: byId,
  },
  bin: {
    summary: "What was removed, the latest first, a page at a time",
    querystring: closetQuerySchema,
    response: { 200: binPageSchema },
  },
  emptyBin: { summary: "Remove everything in the bin for good, with its files" },
  putBack: {
    summary: "Put a garment back into the closet",
    params: byId,
    response: { 200: closetItemSchema },
  },
  removeForGood: { summary: "Remove a garment in the bin for good, with its files", params: byId },
  exportCloset: {
    summary:
      "One's own closet as a ZIP (application/zip): photos, cartoons, cut-outs and closet.json",
  },
  importCloset: {
    summary: "Add an exported closet to one's own; what is there already is passed over",
    consumes: ["application/zip", ...form],
    body: file,
    response: { 200: importResponseSchema },
  },
} as const satisfies Calls;
