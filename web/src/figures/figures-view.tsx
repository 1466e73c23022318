import { type ClosetItem, COLOURS, type Figures, isColourId } from "@fit-closet/core";
import { EmptyCloset } from "../closet/empty-closet.tsx";
import { dayWords } from "../closet/local-day.ts";
import { moneyWords } from "../closet/money.ts";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { monthWords } from "../days/calendar.ts";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type Bar, Chart } from "./chart.tsx";
import { MonthChart } from "./month-chart.tsx";
import { useFigures } from "./use-figures.ts";

export function FiguresView({ uid }: { uid: string }) {
  const { data, isError, refetch } = useFigures(uid);
  if (!data && isError)
    return (
      <NotLoaded onRetry={() => void refetch()}>
        Your figures could not be loaded just now. Nothing is lost.
      </NotLoaded>
    );
  if (!data) return <Skeleton className="h-96 rounded-panel" />;
  if (data.pieces === 0) return <EmptyCloset />;
  return <AllFigures figures={data} />;
}

function AllFigures({ figures }: { figures: Figures }) {
  const { pieces, most, least, colours, categories, months, money } = figures;
  const items = new Map(figures.items.map((item) => [item.id, item]));
  const monthBars = months.map(({ id, count }): Bar => ({
    key: id,
    label: monthWords(`${id}-01`),
    value: count,
    said: wears(count),
  }));
  const worn = most.length > 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Tiles figures={figures} />
      {!worn && (
        <p className="rounded-control bg-well px-4 py-3">
          Nothing is noted as worn yet. Press “Wore this today” on an idea or an item, and what you
          wear most stands here.
        </p>
      )}
      <div className="gap-6 md:columns-2">
        {worn && (
          <>
            <Chart title="Wears a month" columns={["Month", "Wears"]} bars={monthBars}>
              <MonthChart bars={monthBars} label={monthsSaid(monthBars)} />
            </Chart>
            <Chart title="Most worn" columns={["Piece", "Wears"]} bars={wornBars(most, items)} />
            {least.length > 0 && (
              <Chart
                title="Least worn"
                note="What has waited longest comes first."
                columns={["Piece", "Wears"]}
                bars={wornBars(least, items)}
              />
            )}
          </>
        )}
        {money.map(({ currency, dearest }) => (
          <Chart
            key={currency}
            title={money.length === 1 ? "Cost per wear" : `Cost per wear, ${currency}`}
            note="The dearest per wear first: the next wear makes each cheaper."
            columns={["Piece", "A wear so far"]}
            bars={dearest.map(({ id, wears: times, perWear }) => ({
              ...pieceOf(items, id),
              value: perWear,
              said: times === 0 ? "not worn yet" : moneyWords(perWear, currency),
            }))}
          />
        ))}
        <Chart
          title="Kinds"
          columns={["Kind", "Pieces"]}
          bars={categories.map(({ id, count }) => share(id, count, pieces))}
        />
        {colours.length > 0 && (
          <Chart
            title="Colours"
            columns={["Colour", "Pieces"]}
            bars={colours.map(({ id, count }) => ({
              ...share(id, count, pieces),
              mark: <Swatch id={id} />,
            }))}
          />
        )}
      </div>
    </div>
  );
}

/** The figures that need no chart. */
function Tiles({ figures: { pieces, wornInYear, money } }: { figures: Figures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Tile name="Pieces" value={String(pieces)} />
      <Tile name="Worn in the last year" value={percent(wornInYear / pieces)} />
      {money.map(({ currency, total, priced }) => (
        <Tile
          key={currency}
          name={`Paid for ${priced === 1 ? "1 piece" : `${priced} pieces`}`}
          value={moneyWords(total, currency)}
        />
      ))}
    </dl>
  );
}

const Tile = ({ name, value }: { name: string; value: string }) => (
  <div className="grid content-between gap-1 rounded-panel border border-line bg-card p-4 shadow-page">
    <dt className="text-soft">{name}</dt>
    <dd className="font-display text-2xl font-extrabold sm:text-3xl">{value}</dd>
  </div>
);

type Items = ReadonlyMap<string, ClosetItem>;

function pieceOf(items: Items, id: string): Pick<Bar, "key" | "label" | "mark"> {
  const item = items.get(id);
  if (!item) return { key: id, label: "a piece" };
  const picture = (
    <span className="shrink-0 rounded-control bg-night p-1">
      <StickerPicture item={item} named className="size-9" />
    </span>
  );
  return { key: id, label: nameOf(item), mark: picture };
}

const wornBars = (pieces: Figures["most"], items: Items): Bar[] =>
  pieces.map(({ id, wears: times, last }) => ({
    ...pieceOf(items, id),
    value: times,
    said: last ? wears(times) : "never",
    ...(last && { more: `last on ${dayWords(last)}` }),
  }));

const wears = (count: number) => (count === 1 ? "1 wear" : `${count} wears`);
const percent = (part: number) => `${Math.round(part * 100)} %`;

const share = (id: string, count: number, pieces: number): Bar => ({
  key: id,
  label: id,
  value: count,
  said: `${count}, ${percent(count / pieces)}`,
});

const monthsSaid = (bars: readonly Bar[]) =>
  `Wears a month: ${bars.map(({ label, value }) => `${label} ${value}`).join(", ")}`;

const Swatch = ({ id }: { id: string }) => (
  <svg aria-hidden viewBox="0 0 20 20" className="size-6 shrink-0">
    <circle
      cx={10}
      cy={10}
      r={9}
      fill={isColourId(id) ? COLOURS[id].hex : "none"}
      className="stroke-edge"
    />
  </svg>
);
