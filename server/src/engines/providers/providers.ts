import type { Composer } from "../composer.ts";
import type { Cartoonist, Illustrator, Looker, OnCost, Stylist } from "../engines.ts";
import { createProviderCartoonist } from "./cartoonist.ts";
import { createProviderIllustrator } from "./illustrator.ts";
import { createLine, type Line } from "./line.ts";
import { createProviderLooker } from "./looker.ts";
import type { EngineSettings, ProviderName } from "./settings.ts";
import { createProviderStylist } from "./stylist.ts";

/**
 * The engines that providers run; a task that is null is the embedded engines'. They reject with a `ProviderFailure` whose message
 * may be logged, or with the signal's reason; whoever asks has the embedded answer for that.
 */
export type ProviderEngines = {
  stylist: Stylist | null;
  illustrator: Illustrator | null;
  cartoonist: Cartoonist | null;
  looker: Looker | null;
};

export type ProviderOptions = {
  settings: EngineSettings;
  onCost: OnCost;
  /** Cuts out and judges what a provider redraws. */
  embedded: Cartoonist;
  /** Makes the outfits that a provider chooses from, and judges its words. */
  composer: Composer;
  /** Photos of more pixels are refused. */
  maxPixels?: number;
};

export function createProviderEngines(options: ProviderOptions): ProviderEngines {
  const { settings, onCost, embedded, composer, maxPixels } = options;
  const { tasks, providers, atOnce } = settings;
  const lines = new Map<ProviderName, Line>();
  const lineTo = (provider: ProviderName): Line => {
    const open = () =>
      createLine({ provider, settings: providers[provider]!, tasks, atOnce, onCost });
    const line = lines.get(provider) ?? open();
    lines.set(provider, line);
    return line;
  };
  const { idea, picture, cartoon, look } = tasks;
  return {
    stylist: idea ? createProviderStylist(lineTo(idea.provider), nameOf(idea), composer) : null,
    illustrator: picture
      ? createProviderIllustrator(lineTo(picture.provider), nameOf(picture), composer)
      : null,
    cartoonist: cartoon
      ? createProviderCartoonist({
          line: lineTo(cartoon.provider),
          embedded,
          by: nameOf(cartoon),
          maxPixels,
        })
      : null,
    looker: look ? createProviderLooker(lineTo(look.provider), nameOf(look), maxPixels) : null,
  };
}

const nameOf = ({ provider, model }: { provider: ProviderName; model: string }): string =>
  `${provider} ${model}`;
