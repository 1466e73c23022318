import type { Language } from "./entry.ts";

const of = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words for what leaves its marks on clothes, folded: who speaks of it gets dirty. */
export const DIRT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: of(
    "paint painting cake mud muddy mess messy glue dirty filthy grubby muck mucky crayons paintball airsoft slurry manure pigs piglets pigsty sawdust plastering wallpapering sludge compost",
  ),
  de: of(
    "paintball airsoft softair matsch matschig schlamm schlammig dreck dreckig dreckige schmutzig staubig gulle schweinestall hausschlachtung schlachtfest kleister verputzen spachteln lackieren entrumpeln kompost",
  ),
  fr: of(
    "paintball airsoft boue boueux salissant salissante fumier purin porcherie cochons platre poncer repeindre tapisser compost enduit",
  ),
  es: of(
    "paintball gotcha airsoft matanza barro lodo embarrado lodoso estiercol pocilga chiquero cerdos chanchos marranos yeso lijar composta",
  ),
  it: of(
    "paintball softair airsoft fango fangoso letame porcile maiali maialata imbiancare stuccare scartavetrare intonaco compost sporcarsi",
  ),
  pt: of(
    "paintball airsoft lama lamacento matanca estrume esterco porco porcos chiqueiro pocilga gesso lixar caiar compostagem sujeira",
  ),
};
