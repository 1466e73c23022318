import { z } from "zod";
import {
  accountSchema,
  deletionSchema,
  overviewSchema,
  passwordChangeSchema,
  verificationSchema,
} from "./api/account.ts";
import {
  addedGarmentsSchema,
  garmentsToAddSchema,
  listToReadSchema,
  readListSchema,
  stickerQuerySchema,
} from "./api/typed-list.ts";
import {
  cartoonizeFieldsSchema,
  cartoonizeResponseSchema,
  closetItemSchema,
  closetPageSchema,
  closetQuerySchema,
  garmentEditSchema,
  importResponseSchema,
  recutFieldsSchema,
  usageSchema,
} from "./api/closet.ts";
import { likenessSchema, picturedChangeSchema, picturedSchema } from "./api/pictured.ts";
import {
  ideaEditSchema,
  ideasQuerySchema,
  ideaToSaveSchema,
  savedIdeaSchema,
  savedIdeasPageSchema,
} from "./api/saved-ideas.ts";
import {
  imageRequestSchema,
  imageResponseSchema,
  outfitRequestSchema,
  outfitResponseSchema,
} from "./api/idea.ts";
import { siteSchema } from "./api/site.ts";
import { ownTasteSchema, reactionSchema, tasteFeatureSchema } from "./api/taste.ts";
import { contactSchema } from "./api/contact.ts";
import { binPageSchema } from "./api/bin.ts";
import type { EndpointId } from "./endpoints.ts";
import { findQuerySchema, foundSchema } from "./api/finding.ts";
import { manyToChangeSchema } from "./api/many.ts";
import { changedSchema, laundrySchema, wearSchema, wearsSchema, wornSchema } from "./api/life.ts";
import {
  choicesQuerySchema,
  choicesSchema,
  dayChosenSchema,
  daysAskedSchema,
  daysQuerySchema,
  daysSchema,
  daysToAskSchema,
  dayToChooseSchema,
  dayWeatherQuerySchema,
  dayWeatherSchema,
  lookChangeSchema,
  lookToPlanSchema,
} from "./api/days.ts";
import { figuresQuerySchema, figuresSchema } from "./api/figures.ts";

/** What travels with a call; the answer is JSON, where it is neither a file nor empty. */
type Travels = {
  /** What it does, for the page of all calls. */
  summary: string;
  params?: z.ZodType;
  querystring?: z.ZodType;
  consumes?: readonly string[];
  body?: z.ZodType;
  response?: Readonly<Record<number, z.ZodType>>;
};

const byId = z.object({ id: z.string().max(64) });
const byName = z.object({ name: z.string().max(64) });
const byPhoto = z.object({
  uid: z.string().min(1).max(64),
  category: z.string().min(1).max(80),
  filename: z.string().min(1).max(255),
});
const plannedSchema = z.object({ id: z.string() });
const file = z.unknown().meta({ type: "string", format: "binary" });
const mask = file.optional().describe("PNG in the photo's proportions, white on the garment");
const form = ["multipart/form-data"];

/** An endpoint that is missing here does not compile. */
export const CONTRACT = {
  site: { summary: "What the pages need to know of this server", response: { 200: siteSchema } },
  contact: { summary: "Leave a message for whoever runs this", body: contactSchema },
  outfit: {
    summary: "An outfit idea from what the person owns, for the weather where they are",
    body: outfitRequestSchema,
    response: { 200: outfitResponseSchema },
  },
  outfitStream: {
    summary:
      "The same as server-sent events: idea (the embedded one, at once), outfit, place, words, done",
    body: outfitRequestSchema,
  },
  illustration: {
    summary: "A fashion illustration of any description",
    body: imageRequestSchema,
    response: { 200: imageResponseSchema },
  },
  picture: {
    summary: "A drawn outfit (image/webp); kept for a day, or as long as a saved idea shows it",
    params: byName,
  },
  ideas: {
    summary: "One's saved ideas, newest first, a page at a time",
    querystring: ideasQuerySchema,
    response: { 200: savedIdeasPageSchema },
  },
  saveIdea: { summary: "Save an idea", body: ideaToSaveSchema, response: { 201: savedIdeaSchema } },
  editIdea: {
    summary: "Tag a saved idea, or note something beside it: what is absent stays, null clears",
    params: byId,
    body: ideaEditSchema,
  },
  removeIdea: { summary: "Remove a saved idea", params: byId },
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
  removeGarment: {
    summary: "Remove one garment: into the bin, from where it can be put back for 30 days",
    params: byId,
  },
  wears: {
    summary: "The days on which a garment was worn and washed, the latest first",
    params: byId,
    response: { 200: wearsSchema },
  },
  wear: {
    summary:
      "Note that garments were worn on a day, or take that back; told twice it is noted once",
    body: wearSchema,
    response: { 200: wornSchema },
  },
  laundry: {
    summary:
      "Say where garments are: in the wash, lent or elsewhere, where no idea takes them from",
    body: laundrySchema,
    response: { 200: changedSchema },
  },
  days: {
    summary: "What was worn on each day, and what is planned for those to come",
    querystring: daysQuerySchema,
    response: { 200: daysSchema },
  },
  askForDays: {
    summary:
      "Plan looks for days from a sentence, of what is clean then and needed on no other day",
    body: daysToAskSchema,
    response: { 200: daysAskedSchema },
  },
  chooseForDay: {
    summary: "Plan chosen garments for a day; one other day at most is given others for it",
    body: dayToChooseSchema,
    response: { 201: dayChosenSchema },
  },
  choices: {
    summary: "What cannot be worn on a day, and what another day would have to give up for it",
    querystring: choicesQuerySchema,
    response: { 200: choicesSchema },
  },
  dayWeather: {
    summary: "The weather of the days to come at a place, as far as a forecast reaches",
    querystring: dayWeatherQuerySchema,
    response: { 200: dayWeatherSchema },
  },
  planLook: {
    summary:
      "Plan garments to be worn together on a day; a batch that is sent twice is planned once",
    body: lookToPlanSchema,
    response: { 201: plannedSchema },
  },
  changeLook: {
    summary: "Put a planned look on another day, or call it something else",
    params: byId,
    body: lookChangeSchema,
  },
  removeLook: { summary: "Take a planned look off its day", params: byId },
  figures: {
    summary: "What the closet comes to: most and least worn, kinds, colours, wears a month, money",
    querystring: figuresQuerySchema,
    response: { 200: figuresSchema },
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
  storePhoto: {
    summary: "Store an original photo (the body is the photo); a taken name gets _2, _3 …",
    params: byPhoto,
    response: { 201: z.object({ url: z.string() }) },
  },
  photo: { summary: "One's own original photo", params: byPhoto },
  taste: {
    summary: "What was learned of one's taste, in words, the surest first",
    response: { 200: ownTasteSchema },
  },
  forgetTaste: { summary: "Forget one's taste and every reaction that it was learned from" },
  forgetFeature: {
    summary: "Forget one thing that was learned; what is told of it from now on counts anew",
    params: z.object({ feature: tasteFeatureSchema }),
    response: { 200: ownTasteSchema },
  },
  react: {
    summary: "Say that an outfit is passed over; told twice on a day it counts once",
    body: reactionSchema,
  },
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
} as const satisfies Readonly<Record<EndpointId, Travels>>;
