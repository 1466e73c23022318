import { expect, test } from "vitest";
import { z } from "zod";
import * as api from "./api/index.ts";

type Json = {
  type?: string | string[];
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  allOf?: Json[];
  additionalProperties?: Json | boolean;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
};

/** The places of a schema at which as much may stand as somebody likes to send. */
function endlessIn(schema: Json, at = ""): string[] {
  const { type, properties = {}, items, additionalProperties: more } = schema;
  const inner = [
    ...Object.entries(properties).flatMap(([name, of]) => endlessIn(of, `${at}.${name}`)),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((of) => endlessIn(of, at)),
    ...(items ? endlessIn(items, `${at}[]`) : []),
    ...(typeof more === "object" ? [`${at}: a record`] : []),
  ];
  if (schema.enum || schema.const !== undefined) return inner;
  const { maxLength, maxItems, minimum, maximum } = schema;
  const endless =
    (type === "string" && maxLength === undefined) ||
    (type === "array" && maxItems === undefined) ||
    ((type === "number" || type === "integer") && (minimum === undefined || maximum === undefined));
  const anything = !type && !schema.anyOf && !schema.allOf;
  return endless || anything ? [...inner, `${at}: ${type ?? "anything"}`] : inner;
}

/** What is sent to people and never by them. */
const ANSWERS =
  /^(failure|closetItem|closetPage|readList|addedGarments|(outfit|image|cartoonize|import)Response|savedIdea|savedIdeasPage|site|account|overview|ownTaste|plannedLook|days|daysAsked|dayChosen|dayForecast|dayWeather|choices|figures|counted|worn|binnedItem|binPage|found|wears|changed|usage)Schema$/;

const requests = Object.entries(api).flatMap(([name, value]) =>
  value instanceof z.ZodType && !ANSWERS.test(name) ? [[name, value] as const] : [],
);

test("every schema of a request is looked at", () => {
  expect(requests.length).toBeGreaterThanOrEqual(10);
  expect(requests.map(([name]) => name)).toContain("imageRequestSchema");
});

test.each(requests)("%s takes no more than so much of anything", (_, schema) => {
  expect(endlessIn(z.toJSONSchema(schema, { io: "input" }) as Json)).toEqual([]);
});

test("what has no end is found", () => {
  const endless = z.object({
    list: z.array(z.string().max(3)),
    record: z.record(z.string(), z.string()),
    number: z.number().min(0),
    deep: z.object({ text: z.string().optional() }),
  });
  expect(endlessIn(z.toJSONSchema(endless) as Json)).toEqual([
    ".list: array",
    ".record: a record",
    ".number: number",
    ".deep.text: string",
  ]);
});
