import {
  array,
  fallback,
  finite,
  type GenericSchema,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from "valibot";
import type { Reads } from "../request.ts";

/**
 * What comes in is checked here, once. Of each answer the spec's own fields must be there; whatever this product adds to them has a
 * stand-in, so that any server which keeps to the spec will do, and one odd entry takes nothing else with it.
 */
export type Schema<Value> = GenericSchema<unknown, Value>;

export const reads =
  <Value>(schema: Schema<Value>): Reads<Value> =>
  (answer) => {
    const result = safeParse(schema, answer);
    return result.success ? result.output : undefined;
  };

/** What can be read of it. */
export const maybe = <Value>(schema: Schema<Value>) => fallback(optional(schema), undefined);

export const orElse = <Value>(schema: Schema<Value>, otherwise: Value) =>
  fallback(schema, otherwise);

/** The entries that can be read. */
export const many = <Value>(schema: Schema<Value>) =>
  pipe(
    array(unknown()),
    transform((all) => all.map(reads(schema)).filter((one) => one !== undefined)),
  );

export const anyOf = <Value>(schema: Schema<Value>) => fallback(many(schema), []);

export const count = pipe(number(), finite(), minValue(0));

/** As far as a date can go (ECMA-262). */
export const time = pipe(count, maxValue(8.64e15));

export const text = maybe(string());

/** An id of the wardrobe's: it goes back to the server as it came, and the server knows which there are. */
export const id = <Id extends string>() => maybe(string()) as Schema<Id | undefined>;

export const next = orElse(nullable(string()), null);
