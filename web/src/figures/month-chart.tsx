import type { Bar } from "./chart.tsx";

const HEIGHT = 130;
const COLUMN = 30;
const BAR = 20;
/** Above the columns for their numbers, below for their names. */
const ROOM = { above: 22, below: 24 };

/** Columns side by side, one a month. The table behind it says the same. */
export function MonthChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const [width, base] = [bars.length * COLUMN, ROOM.above + HEIGHT];
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture in the page's own colours is no file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${base + ROOM.below}`}
      className="h-auto w-full"
    >
      <line x1={0} x2={width} y1={base} y2={base} className="stroke-line" strokeWidth={2} />
      {bars.map(({ key, value, label: month }, at) => {
        const height = (value / most) * HEIGHT;
        const middle = at * COLUMN + COLUMN / 2;
        return (
          <g key={key}>
            <rect
              x={middle - BAR / 2}
              y={base - height}
              width={BAR}
              height={height}
              rx={5}
              className="fill-coral"
            />
            {value > 0 && (
              <text
                x={middle}
                y={base - height - 6}
                textAnchor="middle"
                className="fill-ink text-sm"
              >
                {value}
              </text>
            )}
            <text x={middle} y={base + 18} textAnchor="middle" className="fill-soft text-sm">
              {month.slice(0, 3)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
