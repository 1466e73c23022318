import type { ClosetItem, Wears } from "@fit-closet/core";
import { Check, Shirt, WashingMachine, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { controlLook, FieldMessage } from "../ui/field.tsx";
import { ItemSection } from "./item-section.tsx";
import { dayWords, localDay } from "./local-day.ts";
import { sentenceOf } from "./use-garment-changes.ts";
import { ItemPlace } from "./item-place.tsx";
import { moneyWords } from "./money.ts";
import { useLife } from "./use-life.ts";

/** Days that are listed until somebody asks for all. */
const LISTED = 6;

/** When an item was worn, and where it is: each changed with one press, at once. */
export function ItemLife({ item }: { item: ClosetItem }) {
  const { life, wear, put } = useLife(item);
  const days = life?.days;
  const today = localDay();
  const isWorn = days?.includes(today) ?? false;
  const isWashing = item.status === "in-the-wash";
  const failure = wear.error ?? put.error;
  return (
    <ItemSection heading="Wears and wash">
      <div className="flex flex-wrap gap-3">
        <Button
          aria-pressed={isWorn}
          disabled={!days || wear.isPending}
          onClick={() => wear.mutate({ day: today, worn: !isWorn })}
        >
          {isWorn ? (
            <Check aria-hidden className="size-5" />
          ) : (
            <Shirt aria-hidden className="size-5" />
          )}
          {isWorn ? "Worn today" : "Wore it today"}
        </Button>
        <Button
          disabled={put.isPending}
          onClick={() => put.mutate({ status: isWashing ? "ready" : "in-the-wash" })}
        >
          <WashingMachine aria-hidden className="size-5" />
          {isWashing ? "Washed again" : "Put in the wash"}
        </Button>
      </div>
      <output className="text-soft">
        {isWashing && "It is in the wash, so no idea will ask you to wear it. "}
        {life && [timesWorn(life.days), costOf(item, life.days), washWords(life)].join(" ")}
      </output>
      <ItemPlace key={item.status} item={item} onPut={(where) => put.mutate(where)} />
      <AnotherDay latest={today} onAdd={(day) => wear.mutate({ day, worn: true })} />
      {days && days.length > 0 && (
        <Days days={days} onTakeBack={(day) => wear.mutate({ day, worn: false })} />
      )}
      <FieldMessage>
        {failure && sentenceOf(failure, "That could not be kept. Try again.")}
      </FieldMessage>
    </ItemSection>
  );
}

function timesWorn(days: readonly string[]): string {
  const [last] = days;
  if (!last) return "Not worn yet, as far as anybody noted.";
  const times = days.length === 1 ? "Worn once" : `Worn ${days.length} times`;
  return `${times}, last on ${dayWords(last)}.`;
}

/** What one wear has come to so far. */
function costOf({ facts: { price, currency } = {} }: ClosetItem, days: readonly string[]): string {
  if (price === undefined || !currency || days.length === 0) return "";
  return `${moneyWords(Math.round(price / days.length), currency)} a wear.`;
}

function washWords({ sinceWash, washAfter }: Wears): string {
  if (washAfter === null || sinceWash === 0) return "";
  const times = sinceWash === 1 ? "once" : `${sinceWash} times`;
  const most = washAfter === 1 ? "each wear" : `${washAfter} wears`;
  return `Worn ${times} since its last wash, and washed after ${most}.`;
}

type AnotherDayProps = { latest: string; onAdd: (day: string) => void };

/** Not a form of its own: it stands in the item's. */
function AnotherDay({ latest, onAdd }: AnotherDayProps) {
  const id = useId();
  const [day, setDay] = useState("");
  function add() {
    if (!day || day > latest) return;
    onAdd(day);
    setDay("");
  }
  return (
    <div className="grid max-w-sm gap-1.5">
      <label htmlFor={id} className="font-bold">
        Worn on another day
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          type="date"
          max={latest}
          value={day}
          className={`${controlLook} min-h-12`}
          onChange={({ target }) => setDay(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={!day || day > latest} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}

type DaysProps = { days: readonly string[]; onTakeBack: (day: string) => void };

function Days({ days, onTakeBack }: DaysProps) {
  const [all, setAll] = useState(false);
  const listed = all ? days : days.slice(0, LISTED);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Days worn" className="contents">
        {listed.map((day) => (
          <li
            key={day}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-well pl-4"
          >
            {dayWords(day)}
            <button
              type="button"
              aria-label={`Take back ${dayWords(day)}`}
              className="grid size-11 place-items-center rounded-full text-soft hover:text-ink"
              onClick={() => onTakeBack(day)}
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {listed.length < days.length && (
        <Button kind="bare" onClick={() => setAll(true)}>
          Show all {days.length}
        </Button>
      )}
    </div>
  );
}
