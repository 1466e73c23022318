import { FitError, type GarmentEdit } from "@fit-closet/core";
import { factColumns } from "../database/facts.ts";
import type { GarmentRow } from "../database/garments.ts";
import { detailsOf, editedFields } from "./proposal.ts";

/**
 * What the person's edit makes of a garment, with every field that they named remembered as theirs. Facts are nobody else's anyway.
 * @throws FitError bad_request for a price without its currency
 */
export function edited(row: GarmentRow, edit: GarmentEdit): Partial<GarmentRow> {
  const { details = {}, facts = {}, ...own } = edit;
  const noted = factColumns(facts);
  const { price, currency } = { ...row, ...noted };
  if (price !== null && currency === null)
    throw new FitError("bad_request", { message: "Please say which currency that price is in." });
  const fields = [...named(own), ...named(details).map((field) => `details.${field}`)];
  return {
    ...noted,
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
