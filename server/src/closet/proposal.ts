import { detailsFrom, type GarmentDetails, proposedName } from "@fit-closet/core";
import type { GarmentRow } from "../database/garments.ts";
import type { DrawnCartoon, GarmentLook } from "../engines/engines.ts";

/** What somebody who looked at the photo says of the garment. */
type Proposal = Pick<GarmentLook, "name" | "category" | "colours" | "details">;

/** What the engine saw while it drew. Colours of a whole photo are its background's as well, so they are not proposed. */
export function seenIn(
  { recognised, colours, cutOut }: DrawnCartoon,
  { category }: Pick<GarmentRow, "category">,
): Proposal {
  return {
    name: proposedName(recognised, cutOut ? colours : [], undefined, category),
    colours: cutOut ? colours : undefined,
    details: recognised ? detailsFrom(recognised, category) : {},
  };
}

/** A proposal that says nothing about what is known already, colours aside: those are the new drawing's. */
export function forTheUnknown(row: GarmentRow, { name, colours, details }: Proposal): Proposal {
  return { name: row.name ?? name, colours, details: { ...details, ...detailsOf(row) } };
}

/** A proposal as far as it goes: never over what the person wrote. The category they chose stays, whoever looked. */
export function accepted(row: GarmentRow, proposal: Proposal): Partial<GarmentRow> {
  const mine = new Set(editedFields(row));
  const { name, category, colours } = proposal;
  const details = Object.entries(proposal.details).filter(
    ([field]) => !mine.has(`details.${field}`),
  );
  return {
    details: JSON.stringify({ ...detailsOf(row), ...Object.fromEntries(details) }),
    ...(name && !mine.has("name") && { name }),
    ...(category && !row.category && !mine.has("category") && { category }),
    ...(colours?.length && !mine.has("colours") && { colours: JSON.stringify(colours) }),
  };
}

export const editedFields = (row: GarmentRow) => JSON.parse(row.edited) as string[];

export const detailsOf = (row: GarmentRow) => JSON.parse(row.details) as GarmentDetails;
