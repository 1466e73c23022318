import type { RuleId } from "../wardrobe/rules.ts";
import type { Phrases } from "./cue-list.ts";

/** How one language demands something of clothes. Complete by type: a language cannot lack a rule. */
export type RuleList = {
  /** Named word lists for `{name}`; `{colour}` is any colour of the language. */
  classes: Readonly<Record<string, string>>;
  /** In the notation of `CueList`; `@`, weights and `?` in front are not used. */
  rules: Readonly<Record<RuleId, Phrases>>;
  /** Words shortly before, after which a demand is none: "my", "don't have", "no need for". Phrases of `rules` that begin so still hold. */
  undone: string;
  /** Words between a negation and a noun that is not negated by it: "not sure about heels". */
  loose: string;
  /** Who goes on after a comma or "but" to say what they do instead: "I". */
  /** Behind a rule for everything: what follows need not keep it ("all black except the shoes"). */
  except: string;
  speaker: string;
  /** First words of a question that asks for an outfit, not for yes or no. */
  seeking: string;
};
