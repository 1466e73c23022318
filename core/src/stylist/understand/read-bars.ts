import type { Circumstance, Setting } from "../../situations/index.ts";
import type { BarId } from "../../wardrobe/bars.ts";
import type { Weather } from "../../weather.ts";

const MUCH = 3;
/** From this wind on an umbrella turns inside out and a hat is gone, km/h. */
const BLOWN_AWAY = 40;

/** What nobody wears or carries there: as the setting or what is named beside it says, or because both hands are full. */
export function readBars(
  named: readonly Circumstance[],
  setting: Setting | null,
  weather: Weather | null,
): BarId[] {
  const own = setting?.situation.bars ?? [];
  const busy: readonly BarId[] = isBusy(setting) ? ["held-bags", "dangling"] : [];
  const wind: readonly BarId[] =
    (weather?.windKmh ?? 0) >= BLOWN_AWAY ? ["umbrellas", "brimmed-hats"] : [];
  return [...new Set([...named.flatMap(({ bars }) => bars), ...own, ...busy, ...wind])];
}

const isBusy = (setting: Setting | null): boolean =>
  setting !== null && (setting.situation.handsNeeded >= MUCH || setting.situation.motion >= MUCH);
