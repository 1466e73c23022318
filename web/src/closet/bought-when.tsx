import { useId } from "react";
import { controlLook } from "../ui/field.tsx";
import { Select } from "../ui/select-field.tsx";

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const two = (value: number) => String(value).padStart(2, "0");
const MONTHS = Array.from({ length: 12 }, (_, at) => [
  two(at + 1),
  MONTH.format(Date.UTC(2024, at)),
]);

const daysIn = (year: string, month: string) =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();

type BoughtWhenProps = { value: string; onChange: (day: string) => void };

/** A day as far as somebody remembers it: the year, the month too, or all of it. */
export function BoughtWhen({ value, onChange }: BoughtWhenProps) {
  const id = useId();
  const [year = "", month = "", day = ""] = value.split("-");
  const isYear = /^\d{4}$/.test(year);
  const change = (parts: string[]) => {
    const end = parts.indexOf("");
    onChange(parts.slice(0, end < 0 ? parts.length : end).join("-"));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">Bought when</legend>
      <div className="grid grid-cols-[4.75rem_minmax(0,1fr)_6rem] gap-2">
        <input
          aria-label="Year"
          placeholder="Year"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={year}
          className={`${controlLook} min-h-12 px-3`}
          onChange={({ target }) => change([target.value.replace(/\D/g, ""), month, day])}
        />
        <Select
          id={`${id}-month`}
          aria-label="Month"
          value={month}
          disabled={!isYear}
          onChange={({ target }) => change([year, target.value, ""])}
        >
          <option value="">Month</option>
          {MONTHS.map(([number, name]) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          id={`${id}-day`}
          aria-label="Day"
          value={day}
          disabled={!month}
          onChange={({ target }) => change([year, month, target.value])}
        >
          <option value="">Day</option>
          {Array.from({ length: month ? daysIn(year, month) : 0 }, (_, at) => (
            <option key={at} value={two(at + 1)}>
              {at + 1}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
