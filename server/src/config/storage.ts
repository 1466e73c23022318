import { z } from "zod";
import type { Bucket } from "../files/s3.ts";
import { type Environment, webAddress } from "./words.ts";

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const BELONGING = ["ENDPOINT", "REGION", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY", "SIGNED_URLS"];

const schema = z
  .object({
    S3_BUCKET: z.string().regex(NAME, "S3_BUCKET must be a bucket's name, such as fit-closet."),
    S3_ENDPOINT: webAddress("S3_ENDPOINT").optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, "S3_REGION must be a region's name, such as eu-central-1.")
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_SIGNED_URLS: z
      .enum(["true", "false"], { error: "S3_SIGNED_URLS must be one of true, false." })
      .optional(),
    DATABASE_URL: z.string().optional(),
    AUTH_SECRET: z.string().optional(),
  })
  .transform((given, context): Bucket => {
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
    const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
    if (!keys && accessKeyId)
      context.addIssue("S3_ACCESS_KEY_ID is set, but S3_SECRET_ACCESS_KEY is not.");
    if (!keys && secretAccessKey)
      context.addIssue("S3_SECRET_ACCESS_KEY is set, but S3_ACCESS_KEY_ID is not.");
    if (!accessKeyId && !secretAccessKey && given.S3_ENDPOINT)
      context.addIssue(
        "S3_ENDPOINT is set, but S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not: only Amazon's own S3 knows a machine without them.",
      );
    if (!given.S3_ENDPOINT && !given.S3_REGION)
      context.addIssue("S3_BUCKET is set, but neither S3_REGION nor S3_ENDPOINT says where it is.");
    if (given.DATABASE_URL && !given.AUTH_SECRET)
      context.addIssue(
        "AUTH_SECRET must be set where DATABASE_URL and S3_BUCKET are: every replica signs with the same one, and no folder keeps it. Make one: openssl rand -base64 32",
      );
    return {
      bucket: given.S3_BUCKET,
      // Other S3s answer to any region's name, and this is the one they all know.
      region: given.S3_REGION ?? "us-east-1",
      endpoint: given.S3_ENDPOINT,
      keys,
      signedUrls: given.S3_SIGNED_URLS === "true",
    };
  });

const withoutBucket = z.looseObject({}).transform((given, context): null => {
  for (const name of BELONGING.filter((end) => given[`S3_${end}`] !== undefined))
    context.addIssue(`S3_${name} is set, but S3_BUCKET is not.`);
  return null;
});

/** Where the files lie. With a database's address as well, nothing is kept in the data folder. */
export function readStorage(given: Environment) {
  const bucket = given["S3_BUCKET"] === undefined ? withoutBucket : schema;
  return bucket.safeParse(given);
}
