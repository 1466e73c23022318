import { createHash, createHmac } from "node:crypto";
import type { S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "./s3.ts";

/** An address is the same for everybody who asks within this time, so that browsers keep what they have fetched. */
const SAME_MS = 10 * 60_000;
/** The shortest that an address is good for; the longest is this and `SAME_MS`. */
const GOOD_S = 5 * 60;

/** Where the bucket's addresses begin: Amazon's own have its name in the host. */
export function originOf({
  bucket,
  region,
  endpoint,
}: Pick<Bucket, "bucket" | "region" | "endpoint">) {
  return new URL(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`);
}

type As = { type: string; cacheControl: string };

/**
 * Addresses that fetch one file for some minutes, by AWS Signature Version 4 in the query ("Authenticating Requests: Using
 * Query Parameters", Amazon S3 API Reference). What the bucket then answers with is part of what is signed.
 */
export function signAddresses(
  client: S3Client,
  { bucket, region, endpoint }: Bucket,
  now: () => number = Date.now,
) {
  const base = originOf({ bucket, region, endpoint });
  const folder = endpoint ? `${base.pathname.replace(/\/$/, "")}/${bucket}` : "";

  return async (key: string, { type, cacheControl }: As): Promise<string> => {
    const { accessKeyId, secretAccessKey, sessionToken } = await client.config.credentials();
    const from = Math.floor(now() / SAME_MS) * SAME_MS;
    const time = new Date(from).toISOString().replaceAll(/[-:]|\.\d+/g, "");
    const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
    const path = `${folder}/${key.split("/").map(encoded).join("/")}`;
    const query = canonical({
      "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
      "X-Amz-Credential": `${accessKeyId}/${scope}`,
      "X-Amz-Date": time,
      "X-Amz-Expires": String(SAME_MS / 1000 + GOOD_S),
      ...(sessionToken ? { "X-Amz-Security-Token": sessionToken } : {}),
      "X-Amz-SignedHeaders": "host",
      "response-cache-control": cacheControl,
      "response-content-type": type,
    });
    const request = `GET\n${path}\n${query}\nhost:${base.host}\n\nhost\nUNSIGNED-PAYLOAD`;
    const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`;
    const seal = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
    return `${base.origin}${path}?${query}&X-Amz-Signature=${hmac(seal, text).toString("hex")}`;
  };
}

function canonical(parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => [encoded(name), encoded(value)]);
  return pairs
    .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))
    .map((pair) => pair.join("="))
    .join("&");
}

/** RFC 3986: everything but letters, digits and `-._~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
