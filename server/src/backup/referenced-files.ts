import type { Tables } from "../database/schema.ts";
import { pictureKey } from "../database/pictures.ts";
import type { Row } from "./whole-database.ts";

type Referring = { [Name in keyof Tables]?: (row: Tables[Name]) => (string | null)[] };

/** Which files a row stands on. The sweep knows the same. */
const REFERRING: Referring = {
  photo: ({ key }) => [key],
  garment: ({ photoKey, cartoonKey, maskKey }) => [photoKey, cartoonKey, maskKey],
  picture: ({ name }) => [pictureKey(name)],
};

export function filesOf(table: string, row: Row): string[] {
  const keys = (REFERRING as Record<string, (row: Row) => (string | null)[]>)[table]?.(row) ?? [];
  return keys.filter((key) => key !== null);
}
