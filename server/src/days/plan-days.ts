import {
  changeDay,
  type DayChosen,
  type DaysAsked,
  type DayToDress,
  FitError,
  isDressed,
  type Look,
  LOOK_NAME_MAX,
  planDays,
  type PlannedWear,
  PROMPT_MAX,
  PROMPT_MIN,
  type Slot,
} from "@fit-closet/core";
import { idInBatch } from "../database/batch-id.ts";
import {
  addLook,
  changeLook,
  type LookRow,
  looksAmong,
  removeLook,
  unlessThere,
} from "../database/looks.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import { weekdayOf } from "../http/calendar.ts";
import {
  type DayDresser,
  type DresserParts,
  openDresser,
  type Where,
  wornOn,
} from "./day-dresser.ts";
import { isHere, type WardrobeToCome, wardrobeToCome } from "./wardrobe-to-come.ts";

type Sent = Where & { batch: string; today: string; replaces?: string | undefined };

/**
 * Looks for days from a sentence. Of several days those that have a look stay as they are, as do those that the sentence leaves out
 * where it tells days apart.
 * @throws FitError prompt_too_short, prompt_too_long, quota_reached, busy, unavailable
 */
export async function askForDays(
  parts: DresserParts,
  person: PersonId,
  asked: Sent & { prompt: string; days: readonly string[] },
  signal: AbortSignal,
): Promise<DaysAsked> {
  const { db } = parts;
  const prompt = checkPrompt(asked);
  const days = [...new Set(asked.days)].toSorted();
  const idOf = (day: string) => idInBatch(person, asked.batch, days.indexOf(day));
  const there = await looksAmong(db, person, days.map(idOf));
  if (there.length > 0) return asBefore(there);
  const wardrobe = await wardrobeToCome(db, person, asked);
  const dresser = await openDresser(parts, person, wardrobe, asked);
  const purposes = await purposesOf(openAmong(days, wardrobe), prompt, dresser, signal);
  if ("said" in purposes) return { planned: [], bare: [], said: purposes.said };
  const missing = new Map<string, string[]>();
  const dress = async (day: DayToDress) => {
    const worn = wornOn(day.day, await dresser.idea(purposes.on.get(day.day)!.asked, day, signal));
    const lacking = worn.suggested.filter(({ slot }) => NEEDED.has(slot));
    missing.set(
      day.day,
      lacking.map(({ label, name }) => label ?? name),
    );
    return worn.items;
  };
  const looks = await planDays([...purposes.on.keys()], wardrobe.planned, dress);
  const full = looks.filter(({ garments }) => garments.length > 0);
  await store(db, person, asked.replaces, async (trx) => {
    for (const { day, garments } of full) {
      const name = purposes.on.get(day)!.name.slice(0, LOOK_NAME_MAX);
      await addLook(trx, rowOf(person, { id: idOf(day), day, garments }, name));
    }
  });
  return {
    planned: full.map(({ day }) => ({ day, id: idOf(day), missing: missing.get(day) ?? [] })),
    bare: looks.filter((look) => !full.includes(look)).map(({ day }) => day),
  };
}

/** Without these nobody goes out; a coat or a belt that is proposed as well is no gap. */
const NEEDED: ReadonlySet<Slot> = new Set(["base", "legs"]);

/** A day that is asked for alone may have two looks. */
function openAmong(days: readonly string[], { planned: { looks } }: WardrobeToCome) {
  const taken = new Set(looks.map(({ day }) => day));
  return days.length === 1 ? days : days.filter((day) => !taken.has(day));
}

/** What replaces a look is asked for by that look's name, which may be a word. */
function checkPrompt({
  prompt: text,
  replaces,
}: {
  prompt: string;
  replaces?: string | undefined;
}) {
  const prompt = text.trim();
  if (prompt.length < (replaces === undefined ? PROMPT_MIN : 1))
    throw new FitError("prompt_too_short");
  if (prompt.length > PROMPT_MAX) throw new FitError("prompt_too_long");
  return prompt;
}

const asBefore = (looks: readonly LookRow[]): DaysAsked => ({
  planned: looks.map(({ id, day }) => ({ id, day, missing: [] })),
  bare: [],
});

type Purpose = {
  /** What the stylist is asked. */
  asked: string;
  /** What the look is called. */
  name: string;
};
type Purposes = { on: ReadonlyMap<string, Purpose> } | { said: string };

/** What each day is for: what the sentence says of it, where it tells days apart, else all of it. */
async function purposesOf(
  days: readonly string[],
  prompt: string,
  dresser: DayDresser,
  signal: AbortSignal,
): Promise<Purposes> {
  const { idea, looks } = await dresser.agenda(prompt, signal);
  if (!isDressed(idea.status)) return { said: idea.text };
  if (!looks || days.length === 1)
    return { on: new Map(days.map((day) => [day, { asked: prompt, name: prompt }])) };
  const on = days.flatMap((day) => {
    const look = looks.find((one) => one.day === weekdayOf(day));
    return look ? [[day, purposeOf(look, prompt)] as const] : [];
  });
  return { on: new Map(on) };
}

/** A day that has nothing of its own in the sentence is called by its occasion, and dressed by all of it. */
const purposeOf = ({ setting, occasion }: Look, prompt: string): Purpose => ({
  asked: setting ?? prompt,
  name: setting ?? (occasion === "casual" ? prompt : occasion),
});

/**
 * Pieces that somebody chose for a day, and others for the one day that gave them up.
 * @throws FitError not_found; bad_request where a piece is not clean or more than one other day would change; quota_reached
 */
export async function chooseForDay(
  parts: DresserParts,
  person: PersonId,
  chosen: Sent & { name: string; garments: readonly string[]; day: string },
  signal: AbortSignal,
): Promise<DayChosen> {
  const { db } = parts;
  const { day, name } = chosen;
  const id = idInBatch(person, chosen.batch, 0);
  if ((await looksAmong(db, person, [id])).length > 0) return { id, changed: null };
  const wardrobe = await wardrobeToCome(db, person, chosen);
  const here = new Set(wardrobe.closet.filter(isHere).map((row) => row.id));
  const garments = [...new Set(chosen.garments)].filter((one) => here.has(one));
  if (garments.length === 0) throw new FitError("not_found");
  const dresser = await openDresser(parts, person, wardrobe, chosen);
  const look: PlannedWear = { id, day, garments };
  const changed = await changeDay(look, wardrobe.planned, async (to) => {
    const purpose = wardrobe.names.get(to.id) ?? name;
    return wornOn(to.day, await dresser.idea(purpose, to, signal)).items;
  });
  if (!changed) throw new FitError("bad_request", { message: CROWDED });
  await store(db, person, chosen.replaces, async (trx) => {
    await addLook(trx, rowOf(person, look, name));
    for (const one of changed.mended)
      await changeLook(trx, person, one.id, { garments: [...one.garments] });
  });
  return { id, changed: changed.day };
}

const CROWDED =
  "Not all of that will be clean on that day. One other day can give up pieces for it; more than one is left as it is.";

function rowOf(person: PersonId, look: PlannedWear, name: string): LookRow {
  const { id, day, garments } = look;
  const garmentIds = JSON.stringify(garments);
  return { id, userId: person, name, day, garmentIds, createdAt: Date.now() };
}

/** All of it or nothing, with the look that it replaces gone. */
async function store(
  db: Database,
  person: PersonId,
  replaces: string | undefined,
  write: (trx: Database) => Promise<void>,
): Promise<void> {
  const stored = db.transaction().execute(async (trx) => {
    if (replaces !== undefined) await removeLook(trx, person, replaces);
    await write(trx);
  });
  await stored.catch(unlessThere);
}
