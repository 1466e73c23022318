import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";

/** An address is the same for everybody who asks within this time, so that browsers keep what they have fetched. */
const SAME_MS = 10 * 60_000;
/** The shortest that an address is good for; the longest is this and `SAME_MS`. */
const GOOD_S = 5 * 60;

type As = { type: string; cacheControl: string };

/** Addresses that fetch one file for some minutes. What the bucket then answers with is part of what is signed. */
export function signAddresses(client: S3Client, Bucket: string) {
  return (Key: string, { type, cacheControl }: As): Promise<string> => {
    const as = { ResponseContentType: type, ResponseCacheControl: cacheControl };
    return getSignedUrl(client, new GetObjectCommand({ Bucket, Key, ...as }), {
      signingDate: new Date(Math.floor(Date.now() / SAME_MS) * SAME_MS),
      expiresIn: SAME_MS / 1000 + GOOD_S,
    });
  };
}
