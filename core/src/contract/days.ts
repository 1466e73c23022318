import { z } from "zod";
import {
  choicesQuerySchema,
  choicesSchema,
  dayChosenSchema,
  dayToChooseSchema,
  dayWeatherQuerySchema,
  dayWeatherSchema,
  daysAskedSchema,
  daysQuerySchema,
  daysSchema,
  daysToAskSchema,
  lookChangeSchema,
  lookToPlanSchema,
} from "../api/days.ts";
import { changedSchema, laundrySchema, wearSchema, wearsSchema, wornSchema } from "../api/life.ts";
import { byId, type Calls } from "./call.ts";

const plannedSchema = z.object({ id: z.string() });

/** Days: what was worn, and what is planned. */
export const DAYS = {
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
} as const satisfies Calls;
