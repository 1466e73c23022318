import type { Offer, Reviewing } from "../composer.ts";
import type { Choice } from "../composing.ts";
import { ProviderFailure } from "./failure.ts";

/** The outfit that the model put together, and the judge of what is said of it. */
export type Subject = { told: Choice; review: Reviewing };

/** @throws Unfit where it may not be worn */
export async function subjectOf(chosen: readonly number[], offer: Offer): Promise<Subject> {
  const { closet, choices } = offer;
  const [proposal] = chosen;
  if (closet.length === 0)
    return { told: choices[proposal! - 1]!, review: offer.review(proposal! - 1) };
  const looked = await offer.look(chosen.map((number) => closet[number - 1]!.id));
  if ("faults" in looked) throw new Unfit(looked.faults);
  return { told: looked.made, review: offer.review(looked.choice) };
}

/** @throws Unfit where a number is none of those that were given, or there is none */
export function numbersIn(chosen: unknown, { closet, choices }: Offer): number[] {
  const numbers = Array.isArray(chosen) ? (chosen as unknown[]) : [];
  const given = closet.length === 0 ? choices : closet;
  const isGiven = (one: unknown): one is number =>
    Number.isInteger(one) && given[Number(one) - 1] !== undefined;
  if (numbers.length === 0 || !numbers.every(isGiven)) throw new Unfit(["no such piece"]);
  return numbers;
}

/** What a model chose or wrote does not hold. */
export class Unfit extends ProviderFailure {
  /** For the model, which may see what it wrote and what was asked; the message, for a log, quotes neither. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super("unfit", faults[0]?.replace(/ “.*/, ""));
    this.faults = faults;
  }
}
