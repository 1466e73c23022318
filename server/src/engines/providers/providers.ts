import type { Composer } from "../composer.ts";
import type {
  Cartoonist,
  Illustrator,
  Looker,
  OnCost,
  Redrawer,
  ShrinkPhoto,
  Stylist,
} from "../engines.ts";
import { createProviderRedrawer } from "./cartoonist.ts";
import { createClient, type ProviderClient } from "./client.ts";
import { createProviderIllustrator } from "./illustrator.ts";
import { createProviderLooker } from "./looker.ts";
import type { EngineSettings, ProviderName } from "./settings.ts";
import { createProviderStylist } from "./stylist.ts";

/**
 * The engines that providers run; a task that is null is the embedded engines'. They reject with a `ProviderFailure` whose message
 * may be logged, or with the signal's reason.
 */
export type ProviderEngines = {
  stylist: Stylist | null;
  illustrator: Illustrator | null;
  redrawer: Redrawer | null;
  looker: Looker | null;
};

export type ProviderOptions = {
  settings: EngineSettings;
  onCost: OnCost;
  /** Cuts out and judges what a provider redraws. */
  embedded: Cartoonist;
  /** Makes the outfits that a provider chooses from, and judges its words. */
  composer: Composer;
  /** Makes a photo ready to be sent, on a thread beside. */
  shrink: ShrinkPhoto;
};

export function createProviderEngines(options: ProviderOptions): ProviderEngines {
  const { settings, onCost, embedded, composer, shrink } = options;
  const { tasks, providers, atOnce } = settings;
  const clients = new Map<ProviderName, ProviderClient>();
  const clientOf = (provider: ProviderName): ProviderClient => {
    const open = () =>
      createClient({ provider, settings: providers[provider]!, tasks, atOnce, onCost });
    const client = clients.get(provider) ?? open();
    clients.set(provider, client);
    return client;
  };
  const { idea, picture, cartoon, look } = tasks;
  return {
    stylist: idea ? createProviderStylist(clientOf(idea.provider), nameOf(idea), composer) : null,
    illustrator: picture
      ? createProviderIllustrator(clientOf(picture.provider), nameOf(picture), composer)
      : null,
    redrawer: cartoon
      ? createProviderRedrawer({
          client: clientOf(cartoon.provider),
          embedded,
          by: nameOf(cartoon),
          shrink,
        })
      : null,
    looker: look ? createProviderLooker(clientOf(look.provider), nameOf(look), shrink) : null,
  };
}

const nameOf = ({ provider, model }: { provider: ProviderName; model: string }): string =>
  `${provider} ${model}`;
