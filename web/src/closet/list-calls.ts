import { type GarmentsToAdd, type ListedGarment, urlOf } from "@fit-closet/core";
import { call, json, to } from "../request.ts";
import { readAdded, readTypedList } from "./closet-answers.ts";

/** Some two hundred stickers are drawn meanwhile. */
const ADDING_MS = 120_000;

/** What garments somebody's words name. @throws CallFailure, as all calls here */
export async function readTyped(text: string): Promise<ListedGarment[]> {
  return (await call(to("readList"), readTypedList, json({ text }))).garments;
}

/** @param batch the same for the same list, which is added once however often it is sent */
export async function addTyped(batch: string, garments: readonly ListedGarment[]) {
  const body: GarmentsToAdd = { batch, garments: [...garments] };
  return (await call(to("addList"), readAdded, json(body, { patience: ADDING_MS }))).items;
}

/** Where the sticker is that a garment would be drawn as. */
export function stickerOf(garment: Omit<ListedGarment, "name" | "count">): string {
  const { kind, category, colours, material, pattern } = garment;
  const said = Object.entries({ kind, category, colours: colours.join(","), material, pattern });
  const query = new URLSearchParams(
    said.filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return `${urlOf("sticker")}?${query}`;
}

/** 32 hexadecimal digits; `crypto.randomUUID` is not there without https. */
export const newBatch = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
