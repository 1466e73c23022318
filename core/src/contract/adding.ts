import { z } from "zod";
import {
  cartoonizeFieldsSchema,
  cartoonizeResponseSchema,
  closetItemSchema,
  recutFieldsSchema,
} from "../api/closet.ts";
import {
  addedGarmentsSchema,
  garmentsToAddSchema,
  listToReadSchema,
  readListSchema,
  stickerQuerySchema,
} from "../api/typed-list.ts";
import { byId, type Calls, file, form, mask } from "./call.ts";

const byPhoto = z.object({
  uid: z.string().min(1).max(64),
  category: z.string().min(1).max(80),
  filename: z.string().min(1).max(255),
});

/** Garments as they come into the closet, and their pictures. */
export const ADDING = {
  cartoonize: {
    summary: "Draw a photo of a garment as a cartoon and keep it in the closet",
    consumes: form,
    body: cartoonizeFieldsSchema.extend({ image: file, mask }),
    response: { 200: cartoonizeResponseSchema },
  },
  recut: {
    summary: "Draw a garment anew from its photo, by one's own cut-out or another way to cut",
    params: byId,
    consumes: form,
    body: recutFieldsSchema.extend({ mask }),
    response: { 200: closetItemSchema },
  },
  readList: {
    summary: "What garments a list in somebody's own words names; nothing is kept",
    body: listToReadSchema,
    response: { 200: readListSchema },
  },
  addList: {
    summary:
      "Add garments with a drawn sticker each, all or none; a batch sent twice is added once",
    body: garmentsToAddSchema,
    response: { 201: addedGarmentsSchema },
  },
  sticker: {
    summary: "The sticker that a garment without a photo is drawn as (image/webp)",
    querystring: stickerQuerySchema,
  },
  givePhoto: {
    summary: "Give a garment that was typed its photo, which takes the drawing's place",
    params: byId,
    consumes: form,
    body: recutFieldsSchema.extend({ image: file, mask }),
    response: { 200: closetItemSchema },
  },
  cartoon: { summary: "The picture of one garment (image/webp)", params: byId },
  mask: { summary: "One's own cut-out of a garment (image/png)", params: byId },
  storePhoto: {
    summary: "Store an original photo (the body is the photo); a taken name gets _2, _3 …",
    params: byPhoto,
    response: { 201: z.object({ url: z.string() }) },
  },
  photo: { summary: "One's own original photo", params: byPhoto },
} as const satisfies Calls;
