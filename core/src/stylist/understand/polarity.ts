import { range } from "../read/indices.ts";
import { wordsOfAll } from "../../languages/all.ts";
import type { Mention } from "./brief.ts";
import { type Group, groupLooks } from "./mentions.ts";
import type { Find } from "./phrasebook.ts";
import { demands, listGoesOn, type Said } from "./refused-list.ts";
import type { Word } from "./text.ts";

/** "without sleeves or a jacket" goes on; "no jeans and a nice shirt" does not. */
const alternatives = wordsOfAll(({ request }) => request.alternatives);
const owners = wordsOfAll(({ request }) => request.owners);

export type Polarity = {
  wants: Mention[];
  avoids: Mention[];
  apart: [Mention, Mention][];
  /** Indices of words under a negation, for events and dress codes. */
  negated: ReadonlySet<number>;
  /** Indices of the words that name what is unwanted. */
  refused: ReadonlySet<number>;
  /** Where each of the wanted and unwanted stands. */
  places: ReadonlyMap<Mention, Pick<Group, "at" | "end">>;
};

/** Words between what is refused and the phrase behind it that refuses it. */
const FAR = 3;

type Scope = {
  firm: boolean;
  allergy: boolean;
  from: number;
  met: boolean;
  apart: Group[] | null;
  /** Said of a piece that is asked for, so that it ends with its clause: "black trousers not jeans, white top". */
  within?: boolean;
  /** Said of what stands before it, so that it ends with what it says: "pyjamas no, shirt". */
  ofBefore?: boolean;
};

/** Sorts everything said about clothes into wanted, unwanted, and not to be worn together. */
export function readPolarity(words: readonly Word[], finds: readonly Find[]): Polarity {
  return new Reader(words, finds).read();
}

class Reader {
  private readonly at = new Map<number, Find[]>();
  private readonly groups: ReadonlyMap<number, Group>;
  private readonly said: Said;
  private readonly wants: Group[] = [];
  private readonly avoids: Group[] = [];
  private readonly apart: [Mention, Mention][] = [];
  private readonly negated = new Set<number>();
  private scope: Scope | null = null;
  private wish: { at: number; must: boolean } | null = null;
  /** What was said last, for "…, just not with a hoodie" and "… are out". */
  private last: Group[] = [];
  private readonly words: readonly Word[];

  constructor(words: readonly Word[], finds: readonly Find[]) {
    this.words = words;
    for (const find of finds) this.at.set(find.at, [...(this.at.get(find.at) ?? []), find]);
    this.groups = groupLooks(words, finds);
    this.said = { words, groups: this.groups, find: (at, topic) => this.find(at, topic) };
  }

  read(): Polarity {
    for (let i = 0; i < this.words.length; i++) {
      this.crossBoundary(i);
      const skip = this.readCue(i);
      if (skip > 0) {
        i += skip - 1;
        continue;
      }
      this.readSmallWord(i);
      const group = this.groups.get(i);
      if (group) {
        this.place(group);
        for (let k = i; k < group.end; k++)
          if (this.scope && !this.scope.apart) this.negated.add(k);
        i = group.end - 1;
      } else if (this.scope && !this.scope.met && i - this.scope.from <= 4) this.negated.add(i);
    }
    return {
      wants: this.wants.map((group) => group.mention),
      avoids: this.avoids.map((group) => group.mention),
      apart: this.apart,
      negated: this.negated,
      places: new Map([...this.wants, ...this.avoids].map((group) => [group.mention, group])),
      refused: new Set(this.avoids.flatMap(({ at, end }) => range(at, end))),
    };
  }

  private find(i: number, topic: string): Find | undefined {
    return this.at.get(i)?.find((find) => find.topic === topic);
  }

  private crossBoundary(i: number): void {
    const word = this.words[i]!;
    const before = this.words[i - 1];
    if (!before || before.clause === word.clause) return;
    this.wish = null;
    if (!this.scope) return;
    // "No blazer. Or jeans." is one list.
    if (this.scope.met && /^(or|nor)$/.test(word.text)) return;
    if (!this.scope.met && (this.scope.ofBefore || this.addsMore(i))) {
      this.scope = null;
      return;
    }
    const isList = word.afterComma && listGoesOn(this.said, i, this.scope.firm);
    if (!word.afterComma || (this.scope.met && (!isList || this.scope.within))) this.scope = null;
  }

  /** "Nothing that glitters, and black shoes": nothing known was refused, and behind the comma something else is asked for. */
  private addsMore(i: number): boolean {
    return !!this.find(i, "and") && !alternatives.has(this.words[i]!.text);
  }

  /** @returns how many words the cue took, 0 where there is none */
  private readCue(i: number): number {
    const cues = this.at.get(i)?.filter((find) => find.topic === "negation") ?? [];
    const cue = cues.toSorted((a, b) => b.length - a.length || rank(a.id) - rank(b.id))[0];
    if (!cue) return 0;
    if (cue.id === "double") {
      this.scope = null;
      return cue.length;
    }
    if (cue.id === "after") return this.negateBackwards(i, cue) ? cue.length : 0;
    const end = i + cue.length;
    // "not only", "no sleeves" starts with a garment: the cue itself never swallows one.
    if (this.find(end, "with") && this.last.length > 0)
      this.scope = { firm: true, allergy: false, from: i, met: true, apart: [...this.last] };
    else
      this.scope = {
        firm: cue.id !== "no",
        allergy: cue.id === "allergy",
        from: end - 1,
        met: false,
        apart: null,
        within: this.scope?.within === true || this.isBehindWish(i),
        ofBefore: this.isOfBefore(i, end),
      };
    return cue.length;
  }

  /** "The clogs never, trainers", "the tight ones don't close and the skirt …": its clause names something first, or it says all that is said. */
  private isOfBefore(i: number, end: number): boolean {
    const [word, next] = [this.words[i]!, this.words[end]];
    const isAll = next?.clause !== word.clause && this.words[i - 1]?.sentence === word.sentence;
    const before = this.last.at(-1);
    return isAll || (before !== undefined && this.words[before.at]!.clause === word.clause);
  }

  /** "Black trousers not jeans" */
  private isBehindWish(i: number): boolean {
    const before = this.last.at(-1);
    if (!before || i - before.end > 1 || this.words[before.at]!.clause !== this.words[i]!.clause)
      return false;
    return this.last.some((one) => one.mention.garment && this.wants.includes(one));
  }

  /** "wool bothers me", "jeans are out", "leather-free", "Creme lässt der Richter nicht gelten". */
  private negateBackwards(i: number, cue: Find): boolean {
    const near = this.last.filter((group) => i - group.end <= (cue.length === 1 ? 0 : FAR));
    if (near.length === 0) return false;
    for (const group of near) {
      remove(this.wants, group);
      if (!this.avoids.includes(group)) this.avoids.push(group);
    }
    return true;
  }

  private readSmallWord(i: number): void {
    const wish = this.find(i, "wish");
    if (wish) {
      // "not really want": a wish right after its negation belongs to it.
      if (this.scope && !this.scope.met && i - this.scope.from <= 3) this.scope.firm = true;
      else {
        this.scope = null;
        this.wish = { at: i, must: wish.id === "must" };
      }
      return;
    }
    if (!this.scope) return;
    // "No frills and black stockings": what was refused is nothing that is known, and then comes something else.
    if (this.passesUnknown(i) || this.leavesBefore(i)) this.scope = null;
    else if ((this.find(i, "turn") && this.scope.met) || this.beginsAnew(i)) this.scope = null;
    else if (
      this.find(i, "and") &&
      !alternatives.has(this.words[i]!.text) &&
      !this.scope.firm &&
      (this.find(i + 1, "article") || (this.scope.met && demands(this.said, i + 1)))
    )
      this.scope = null;
    else if (this.find(i, "with") && this.scope.met && !this.scope.apart) this.partFrom(i);
    else if (this.scope.met && this.find(i, "dressing") && !this.find(i, "garment"))
      this.scope = null;
    else if (this.scope.met && this.find(i, "event") && !this.groups.get(i)) this.scope = null;
  }

  private passesUnknown(i: number): boolean {
    const { met, firm, from } = this.scope!;
    const isAnd = this.find(i, "and") && !alternatives.has(this.words[i]!.text);
    return !met && !firm && isAnd === true && i - from === 2;
  }

  /** "The gloves I can't close, and a cape is left": nothing that the "no" was said of comes behind it. */
  private leavesBefore(i: number): boolean {
    const { met, ofBefore, from } = this.scope!;
    if (met || !ofBefore || i === from + 1) return false;
    return (
      !!this.find(i, "turn") || (!!this.find(i, "and") && !alternatives.has(this.words[i]!.text))
    );
  }

  /** "not the jeans the skirt": an article right behind what is unwanted begins something else. */
  private beginsAnew(i: number): boolean {
    const before = this.last.at(-1);
    const sameClause = this.words[i - 1]?.clause === this.words[i]!.clause;
    return this.scope!.met && before?.end === i && sameClause && !!this.find(i, "article");
  }

  /** "no jeans with a hoodie": both are fine alone. */
  private partFrom(i: number): void {
    const right = [i + 1, i + 2].map((at) => this.groups.get(at)).find(Boolean);
    const left = this.avoids.filter((group) => group.at > this.scope!.from);
    if (
      !right?.mention.garment ||
      left.length === 0 ||
      !left.every((group) => group.mention.garment)
    )
      return;
    for (const group of left) remove(this.avoids, group);
    this.scope = { ...this.scope!, apart: left };
  }

  private place(group: Group): void {
    // "Allergic to nickel, and they want me all in black": nobody's skin minds a colour.
    if (this.scope?.allergy && isLook(group.mention)) this.scope = null;
    const { scope } = this;
    if (!scope) {
      const firm = this.wish?.must === true || owners.has(this.words[group.at - 1]?.text ?? "");
      group.mention = { ...group.mention, firm };
      this.wants.push(group);
    } else if (scope.apart) {
      for (const left of scope.apart) this.apart.push([left.mention, group.mention]);
    } else {
      scope.met = true;
      group.mention = { ...group.mention, allergy: scope.allergy };
      this.avoids.push(group);
    }
    const before = this.last.at(-1);
    this.last = before && group.at - before.end <= 2 ? [...this.last, group] : [group];
  }
}

const isLook = ({ garment, materials, features }: Mention): boolean =>
  garment === undefined && materials.length + features.length === 0;

const rank = (id: string): number =>
  ["double", "allergy", "but-not", "firm", "no", "after"].indexOf(id);

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
