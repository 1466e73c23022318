import type { Token } from "./phrase.ts";

const DENIES =
  /^(no|not|without|skip\w*|avoid\w*|ditch\w*|lose|leave|leaving|don't|dont|never|omit|minus|sans|drop|nothing|isn't|aren't|swap\w*|replac\w+|forgo|save|isnt)$/;
/** What turns a denial round: "don't forget a scarf", "not only", "why not", "you don't own one yet". */
const AFFIRMS = /^(forget|only|just|own|owned|have|yet|in|hesitate|worry|afraid)$/;

/** Follows whether the text is telling what not to wear. */
export class Denial {
  active = false;

  hear(word: string, tokens: readonly Token[], i: number): void {
    const [before, next] = [wordAt(tokens, i - 1), wordAt(tokens, i + 1)];
    if (
      /^[.;:!?()\n,]$/.test(word) ||
      /^(but|wear|choose|opt|pick|try|add|bring|pair|go|keep|reach|then|because|so|while|though)$/.test(
        word,
      )
    )
      this.active = this.active && /^(don't|dont|never|not|to)$/.test(before);
    if (/^(instead|rather)$/.test(word) && /^(of|than)$/.test(next)) this.active = true;
    if (
      /^(for|with)$/.test(word) &&
      tokens
        .slice(Math.max(0, i - 5), i)
        .some((t) => t.says === "word" && /^(swap|replac)/.test(t.word))
    )
      this.active = false;
    if (AFFIRMS.test(word) && /^(don't|dont|not|never|do)$/.test(before)) this.active = false;
    if (!DENIES.test(word)) return;
    if (word === "not" && (before === "why" || AFFIRMS.test(next))) return;
    this.active = !(this.active && /^(skip|avoid|lose|ditch|leave|drop)/.test(word));
  }
}

function wordAt(tokens: readonly Token[], i: number): string {
  const token = tokens[i];
  return token?.says === "word" ? token.word : "";
}
