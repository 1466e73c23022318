import { CalendarRange, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { localDay } from "../closet/local-day.ts";
import { Button } from "../ui/button.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { RoundButton } from "../ui/round-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { addDays, addMonths, isDay, monthWords, shortDay, weekOf, weeksOf } from "./calendar.ts";
import { DayCard } from "./day-card.tsx";
import { useDayWeather, weatherWords, WITHOUT_FORECAST } from "./day-weather.ts";
import { MonthGrid } from "./month-grid.tsx";
import { useDayCard } from "./use-day-card.tsx";
import { useDays } from "./use-days.ts";
import { useWide } from "./use-wide.ts";

/** A month with the chosen day beside it where there is room, else a week, day below day. */
export function DaysView({ uid }: { uid: string }) {
  const [day, setDay] = useDay();
  const isWide = useWide();
  const weeks = isWide ? weeksOf(day) : [weekOf(day)];
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
  const { calendar, isError, refetch } = useDays(uid, first, last);
  const { acts, planWeek, told, above } = useDayCard(uid);
  const weather = useDayWeather();
  if (!calendar && isError)
    return (
      <NotLoaded onRetry={() => void refetch()}>
        Your calendar could not be loaded just now. It is safe.
      </NotLoaded>
    );
  if (!calendar) return <Skeleton className="h-96 rounded-panel" />;
  const today = localDay();
  const weatherOn = (on: string) => (on < today ? undefined : weatherWords(weather, on));
  const step = (by: number) => setDay(isWide ? addMonths(day, by) : addDays(day, 7 * by));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <RoundButton
          label={isWide ? "Earlier month" : "Earlier week"}
          className="border-edge"
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </RoundButton>
        <h2
          id="days-shown"
          aria-live="polite"
          className="grow text-2xl font-extrabold max-md:order-first max-md:basis-full md:text-center"
        >
          {isWide ? monthWords(day) : `${shortDay(first)} to ${shortDay(last)}`}
        </h2>
        <RoundButton
          label={isWide ? "Later month" : "Later week"}
          className="border-edge"
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden className="size-5" />
        </RoundButton>
        <Button className="max-md:ml-auto" onClick={() => setDay(localDay())}>
          Today
        </Button>
        <Button onClick={() => planWeek(weekFrom(weekOf(day)[0]!, today))}>
          <CalendarRange aria-hidden className="size-5" /> Plan the week
        </Button>
      </div>
      <output className="text-soft empty:hidden">{told}</output>
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <MonthGrid
            labelledBy="days-shown"
            weeks={weeks}
            day={day}
            calendar={calendar}
            onDay={setDay}
          />
          <DayCard day={day} calendar={calendar} weather={weatherOn(day)} acts={acts} />
        </div>
      ) : (
        <ul aria-labelledby="days-shown" className="grid grid-cols-1 gap-4">
          {weeks.flat().map((one) => (
            <li key={one}>
              <DayCard day={one} calendar={calendar} weather={weatherOn(one)} acts={acts} />
            </li>
          ))}
        </ul>
      )}
      {last >= today && weather && weather.source !== "forecast" && (
        <p className="text-soft">{WITHOUT_FORECAST[weather.source]}</p>
      )}
      {above}
    </div>
  );
}

/** Seven days from a Monday on, or from today where that is later. */
function weekFrom(monday: string, today: string): string[] {
  const first = monday > today ? monday : today;
  return Array.from({ length: 7 }, (_, at) => addDays(first, at));
}

/** The chosen day, kept in the address, so that going back and loading anew lead to the same. */
function useDay(): [string, (day: string) => void] {
  const [day, setDay] = useState(() => {
    const asked = new URLSearchParams(window.location.search).get("day");
    return isDay(asked) ? asked : localDay();
  });
  function change(next: string) {
    const { history, location } = window;
    history.replaceState(history.state, "", `${location.pathname}?day=${next}`);
    setDay(next);
  }
  return [day, change];
}
