import { z } from "zod";

/** The environment without its empty variables. */
export type Environment = Record<string, string | undefined>;

export const number = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a whole number.`)
    .int(`${name} must be a whole number.`)
    .min(min, `${name} must be at least ${min}.`)
    .max(max, `${name} must be at most ${max}.`);

export const webAddress = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} must be a full address such as https://closet.example`,
  });

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) => z.enum(values, { error: `${name} must be one of ${values.join(", ")}.` });
