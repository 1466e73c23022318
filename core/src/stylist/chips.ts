import type { Chip } from "../outfit.ts";
import type { Dressed } from "./dress/compose.ts";
import type { Brief } from "./understand/brief.ts";

const chip = (label: string, kept = true, reason?: string): Chip => ({
  label: label.slice(0, 120),
  kept,
  ...(reason && { reason: reason.slice(0, 300) }),
});

/** What was understood, as short chips: kept, or missed with the reason. */
export function chipsOf(brief: Brief, dressed: Dressed): Chip[] {
  const chips: Chip[] = [];
  if (brief.event) chips.push(chip(brief.event.id.replaceAll("-", " ")));
  for (const other of brief.others)
    chips.push(
      chip(
        other.id.replaceAll("-", " "),
        false,
        "One outfit cannot serve every event; the strictest came first.",
      ),
    );
  if (brief.codeName) chips.push(chip(brief.codeName));
  chips.push(chip(brief.timeOfDay));
  if (brief.weather)
    chips.push(
      chip(
        `${brief.destination ? `${brief.destination} · ` : ""}${Math.round(brief.weather.tempC)} °C${brief.weather.typical ? " typically" : ""}${brief.weather.precip === "none" ? "" : ` · ${brief.weather.precip}`}`,
      ),
    );
  for (const mention of brief.avoids) chips.push(chip(`no ${mention.text}`));
  for (const [a, b] of brief.apart) chips.push(chip(`no ${a.text} with ${b.text}`));
  for (const mention of brief.wants) {
    const lost = dressed.notOwned.includes(mention)
      ? "Not in the closet."
      : dressed.leftOut.find((one) => one.mention === mention)
        ? "It did not go with the other wishes."
        : undefined;
    chips.push(chip(mention.text, lost === undefined, lost));
  }
  if (brief.vegan) chips.push(chip("vegan"));
  if (brief.coverage === "long") chips.push(chip("covered"));
  if (brief.comfort) chips.push(chip("comfortable"));
  for (const word of brief.unknown) chips.push(chip(word, false, "Not a garment we know."));
  return chips.slice(0, 16);
}
