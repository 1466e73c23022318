import type { Offer, Reviewing } from "../composer.ts";
import type { Choice } from "../composing.ts";
import { ProviderFailure } from "./failure.ts";

/** The outfit that the model put together, and the judge of what is said of it. */
export type Subject = { told: Choice; review: Reviewing };

/** @throws ProviderFailure where it may not be worn */
export async function subjectOf(chosen: readonly number[], offer: Offer): Promise<Subject> {
  const { closet, choices } = offer;
  const [proposal] = chosen;
  if (closet.length === 0)
    return { told: choices[proposal! - 1]!, review: offer.review(proposal! - 1) };
  const looked = await offer.look(chosen.map((number) => closet[number - 1]!.id));
  if ("faults" in looked) throw unfit(looked.faults[0]!);
  return { told: looked.made, review: offer.review(looked.choice) };
}

/** @throws ProviderFailure where a number is none of those that were given, or there is none */
export function numbersIn(chosen: unknown, { closet, choices }: Offer): number[] {
  const numbers = Array.isArray(chosen) ? (chosen as unknown[]) : [];
  const given = closet.length === 0 ? choices : closet;
  const isGiven = (one: unknown): one is number =>
    Number.isInteger(one) && given[Number(one) - 1] !== undefined;
  if (numbers.length === 0 || !numbers.every(isGiven)) throw unfit("no such piece");
  return numbers;
}

/** The fault without the words it was found in, which may be the person's. */
export const unfit = (fault: string) => new ProviderFailure("unfit", fault.replace(/ “.*/, ""));
