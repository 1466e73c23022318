import type { ClosetItem, PlannedLook } from "@fit-closet/core";
import { Check, CloudSun, Pencil, Repeat, Shuffle, Sparkles, X } from "lucide-react";
import { useId } from "react";
import { localDay } from "../closet/local-day.ts";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { Button } from "../ui/button.tsx";
import { weekdayWords } from "./calendar.ts";
import { hindranceOf } from "./hindrance.ts";
import type { Calendar } from "./use-days.ts";

export type DayActs = {
  /** Worn together on that day. */
  wear: (day: string, garments: readonly string[]) => void;
  /** Not worn on that day after all. */
  takeBack: (day: string, garments: readonly string[]) => void;
  /** To be worn again on a day that is asked for. */
  again: (day: string, garments: readonly string[]) => void;
  move: (look: PlannedLook, day: string) => void;
  remove: (look: PlannedLook, day: string) => void;
  /** To have a look planned for that day. */
  ask: (day: string) => void;
  /** To put one together by hand; another look's place is taken where one is given. */
  choose: (day: string, before?: { look: PlannedLook; items: readonly ClosetItem[] }) => void;
  /** To wear something else for the same. */
  another: (look: PlannedLook, day: string) => void;
};

type DayCardProps = {
  day: string;
  calendar: Calendar;
  /** In words; undefined where there is nothing to say of it. */
  weather: string | undefined;
  acts: DayActs;
};

/** A day with what was worn on it and what is planned for it. */
export function DayCard({ day, calendar, weather, acts }: DayCardProps) {
  const id = useId();
  const { worn, looks } = calendar.dayOf(day);
  const today = localDay();
  const wornItems = calendar.itemsOf(worn);
  const open = looks.filter(({ garments }) => !garments.every((one) => worn.includes(one)));
  // A second look of a day is rare.
  const more = open.length > 0 ? "bare" : "quiet";
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-panel border border-line bg-card p-4 shadow-page sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id={id} className="text-xl font-extrabold">
          {weekdayWords(day)}
          {day === today && <span className="font-normal text-soft"> · today</span>}
        </h3>
        {weather && (
          <p className="flex items-center gap-2 text-soft">
            <CloudSun aria-hidden className="size-5 shrink-0" />
            {weather}
          </p>
        )}
      </div>
      {wornItems.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <h4 className="font-bold">{wornWords(looks, open)}</h4>
          <Pieces items={wornItems} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => acts.again(day, worn)}>
              <Repeat aria-hidden className="size-5" /> Wear again
            </Button>
            <Button kind="bare" onClick={() => acts.takeBack(day, worn)}>
              Not worn
            </Button>
          </div>
        </div>
      )}
      {open.map((look) => (
        <Planned
          key={look.id}
          look={look}
          day={day}
          isDue={day <= today}
          isToCome={day >= today}
          items={calendar.itemsOf(look.garments)}
          acts={acts}
        />
      ))}
      {wornItems.length + open.length === 0 && (
        <p className="text-soft">{day < today ? "Nothing noted." : "Nothing planned."}</p>
      )}
      {day >= today && (
        <div className="flex flex-wrap gap-2">
          <Button kind={more} onClick={() => acts.ask(day)}>
            <Sparkles aria-hidden className="size-5" /> Ask for a look
          </Button>
          <Button kind={more} onClick={() => acts.choose(day)}>
            Choose pieces
          </Button>
        </div>
      )}
    </section>
  );
}

/** What was planned and worn is told by its name. */
function wornWords(looks: readonly PlannedLook[], open: readonly PlannedLook[]): string {
  const done = looks.filter((look) => !open.includes(look)).map(({ name }) => name);
  return ["Worn", ...done].join(" · ");
}

type PlannedProps = {
  look: PlannedLook;
  day: string;
  /** It can be worn by now. */
  isDue: boolean;
  /** It can still be changed. */
  isToCome: boolean;
  items: readonly ClosetItem[];
  acts: DayActs;
};

function Planned({ look, day, isDue, isToCome, items, acts }: PlannedProps) {
  const { id, name, garments, taken } = look;
  const hindrances = items.flatMap((item) => hindranceOf(item, taken.includes(item.id)) ?? []);
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h4 id={id} dir="auto" className="font-bold">
        <span className="text-soft">Planned · </span>
        {name}
      </h4>
      <Pieces items={items} />
      {hindrances.length > 0 && (
        <ul className="grid gap-1 rounded-control bg-blush px-4 py-2.5 text-coral-deep">
          {hindrances.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {isDue && (
          <Button onClick={() => acts.wear(day, garments)}>
            <Check aria-hidden className="size-5" /> Wore this
          </Button>
        )}
        {isToCome && (
          <>
            <Button aria-label={`Another for ${name}`} onClick={() => acts.another(look, day)}>
              <Shuffle aria-hidden className="size-4" /> Another
            </Button>
            <Button aria-label={`Change ${name}`} onClick={() => acts.choose(day, { look, items })}>
              <Pencil aria-hidden className="size-4" /> Change
            </Button>
          </>
        )}
        <Button aria-label={`Move ${name}`} onClick={() => acts.move(look, day)}>
          Move
        </Button>
        <Button kind="bare" aria-label={`Remove ${name}`} onClick={() => acts.remove(look, day)}>
          <X aria-hidden className="size-4" /> Remove
        </Button>
      </div>
    </article>
  );
}

const Pieces = ({ items }: { items: readonly ClosetItem[] }) => (
  <ul
    aria-label="Pieces"
    className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 rounded-sticker bg-night p-3 text-on-night"
  >
    {items.map((item) => (
      <li key={item.id} className="grid justify-items-center gap-1">
        <StickerPicture item={item} named className="size-16" />
        <span className="line-clamp-2 max-w-full text-center text-sm wrap-anywhere text-on-night-soft">
          {nameOf(item)}
        </span>
      </li>
    ))}
  </ul>
);
