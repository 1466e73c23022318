import type { GarmentEdit } from "@fit-closet/core";
import type { GarmentRow } from "../database/garments.ts";
import { detailsOf, editedFields } from "./proposal.ts";

/** What the person's edit makes of a garment, with every field that they named remembered as theirs. */
export function edited(row: GarmentRow, edit: GarmentEdit): Partial<GarmentRow> {
  const { details = {}, ...own } = edit;
  const fields = [...named(own), ...named(details).map((field) => `details.${field}`)];
  return {
    ...(own.name !== undefined && { name: own.name }),
    ...(own.category !== undefined && { category: own.category }),
    ...(own.colours && { colours: JSON.stringify([...new Set(own.colours)]) }),
    ...(own.tags && { tags: JSON.stringify([...new Set(own.tags)]) }),
    details: JSON.stringify(withoutNull({ ...detailsOf(row), ...defined(details) })),
    edited: JSON.stringify([...new Set([...editedFields(row), ...fields])].toSorted()),
  };
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const named = (fields: object) => Object.keys(defined(fields));

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
