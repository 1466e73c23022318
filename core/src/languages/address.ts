/** How somebody is spoken to: close ("du", or "vos" for "tú") or polite ("Sie"), and which of the language's two countries they are from. */
export type Address = { polite: boolean; overseas: boolean; vos?: boolean };

/** Words by which one hears how somebody speaks: folded, parted by spaces; one with a capital counts so written inside a sentence. */
export type AddressWords = {
  usual: Address;
  polite: string;
  close: string;
  /** What the one who is told something is called in it, as written inside a sentence. */
  you: string;
  /** What stands behind an age that somebody gives as their own, and before it, folded. */
  aged: { years: string; am: string };
  /** How letters begin and end, folded: whoever writes one is spoken to politely, unless they say otherwise. */
  letters: readonly string[];
  /** What owners say of whose something is, as it is told to them: close, polite. */
  theirs: Readonly<Record<string, readonly [close: string, polite: string]>>;
  /** The same of kin that they name without saying whose: «de maman» is told as «de ta maman». */
  kin: Readonly<Record<string, readonly [close: string, polite: string]>>;
  /** Said in the older country only, or in the other one only. */
  home: string;
  overseas: string;
  /** Where there is a second way to be close: words of who speaks so, folded, and how what is said to somebody close is said then. */
  voseo?: { said: string; forms: Readonly<Record<string, string>> };
  /** Hold such a word and are none of it: "rendez-vous". */
  except: readonly string[];
};
