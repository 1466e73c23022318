import type { Day } from "@fit-closet/core";
import { CalendarClock } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { localDay } from "../closet/local-day.ts";
import { StickerPicture } from "../closet/sticker-picture.tsx";
import { dayAfterKey, longWeekday, shortWeekday, weekdayWords } from "./calendar.ts";
import type { Calendar } from "./use-days.ts";

/** Stickers in one cell. */
const SHOWN = 2;

type MonthGridProps = {
  labelledBy: string;
  weeks: readonly (readonly string[])[];
  /** The chosen day, the one that the Tab key leads to. */
  day: string;
  calendar: Calendar;
  onDay: (day: string) => void;
};

/** A month as a grid: arrows, Home, End and the page keys go from day to day, as in ARIA's pattern of grids of dates. */
export function MonthGrid({ labelledBy, weeks, day, calendar, onDay }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = dayAfterKey(day, event.key);
    if (!next) return;
    event.preventDefault();
    wanted.current = true;
    onDay(next);
  }
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a month is a grid in ARIA's pattern
      role="grid"
      aria-labelledby={labelledBy}
      className="w-full table-fixed border-separate border-spacing-1"
      onKeyDown={press}
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" className="pb-1 text-sm font-bold text-soft">
              <abbr title={longWeekday(one)} className="no-underline">
                {shortWeekday(one)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} aria-selected={one === day} className="p-0 align-top">
                <Cell
                  day={calendar.dayOf(one)}
                  calendar={calendar}
                  isChosen={one === day}
                  isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                  onChoose={() => onDay(one)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = {
  day: Day;
  calendar: Calendar;
  isChosen: boolean;
  isOutside: boolean;
  onChoose: () => void;
};

function Cell({ day: { day, worn, looks }, calendar, isChosen, isOutside, onChoose }: CellProps) {
  const isToday = day === localDay();
  const pieces = [...new Set([...worn, ...looks.flatMap(({ garments }) => garments)])];
  const items = calendar.itemsOf(pieces);
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${weekdayWords(day)}${wordsOf(worn.length, looks.length)}`}
      className={`flex h-24 w-full flex-col items-start gap-1 rounded-control border p-1.5 text-left transition-colors lg:h-28 ${isChosen ? "border-ink bg-well" : "border-line bg-card hover:bg-well"} ${isOutside ? "text-soft" : ""}`}
      onClick={onChoose}
    >
      <span className="flex w-full items-center justify-between gap-1">
        <span
          className={`grid min-w-7 place-items-center rounded-full px-1 ${isToday ? "bg-ink font-bold text-paper" : ""}`}
        >
          {Number(day.slice(8))}
        </span>
        {looks.length > 0 && <CalendarClock aria-hidden className="size-4 text-coral-deep" />}
      </span>
      {items.length > 0 && (
        <span aria-hidden className="flex w-full items-center rounded-control bg-night p-0.5">
          {items.slice(0, SHOWN).map((item) => (
            <StickerPicture
              key={item.id}
              item={item}
              named
              className={`h-10 w-1/2 min-w-0 lg:h-14 ${isOutside ? "opacity-50" : ""}`}
            />
          ))}
          {items.length > SHOWN && (
            <span className="px-0.5 text-xs text-on-night-soft max-lg:hidden">
              +{items.length - SHOWN}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function wordsOf(worn: number, planned: number): string {
  const parts = [
    ...(worn > 0 ? [worn === 1 ? "1 piece worn" : `${worn} pieces worn`] : []),
    ...(planned > 0 ? [planned === 1 ? "1 look planned" : `${planned} looks planned`] : []),
  ];
  return parts.map((part) => `, ${part}`).join("");
}
