import { type ReactNode, useId } from "react";

/** One bar: what it stands for, how long it is, what is said of it, and what only the table has room for. */
export type Bar = {
  key: string;
  label: string;
  value: number;
  said: string;
  more?: string;
  mark?: ReactNode;
};

type ChartProps = {
  title: string;
  /** In a sentence below the title. */
  note?: string;
  /** What the labels and the values are, as heads of the table's columns. */
  columns: readonly [label: string, value: string];
  bars: readonly Bar[];
  children?: ReactNode;
};

/** A chart with the same as a table behind it. Without `children` it is a list of bars. */
export function Chart({ title, note, columns, bars, children }: ChartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-6 grid break-inside-avoid grid-cols-1 content-start gap-4 rounded-panel border border-line bg-card p-5 shadow-page sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-xl font-extrabold">
          {title}
        </h2>
        {note && <p className="text-soft">{note}</p>}
      </div>
      {children ?? <BarList bars={bars} />}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline decoration-edge underline-offset-4">
          As a table
        </summary>
        <table className="mt-2 w-full border-collapse text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-soft">
              <th scope="col" className="py-1.5 pr-3">
                {columns[0]}
              </th>
              <th scope="col" className="py-1.5">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, said, more }) => (
              <tr key={key} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-3 font-normal wrap-anywhere">
                  {label}
                </th>
                <td className="py-1.5">{more ? `${said}, ${more}` : said}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Seen only: what it says stands in the table, and in its words. */
function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="grid gap-2.5">
      {bars.map(({ key, label, value, said, mark }) => (
        <li key={key} className="flex items-center gap-3">
          {mark}
          <span className="grid min-w-0 grow grid-cols-1 gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate" title={label}>
                {label}
              </span>
              <span className="shrink-0 text-sm text-soft">{said}</span>
            </span>
            <BarOf part={value / most} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Drawn, so that its width needs no style. */
const BarOf = ({ part }: { part: number }) => (
  <svg aria-hidden className="h-2 w-full overflow-hidden rounded-full bg-line">
    <rect width={`${Math.max(0, part) * 100}%`} height="100%" className="fill-coral" />
  </svg>
);
