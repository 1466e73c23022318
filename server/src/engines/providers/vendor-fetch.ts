import { ProviderFailure } from "./failure.ts";

/** Far more than four large pictures in base64. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * A `fetch` that talks to one address and what lies below it, and follows nobody elsewhere: `fetch` itself would take headers such
 * as `x-api-key` along to another host. Every call of ours posts; where an SDK would get something, an answer named an address, which is
 * refused: it may be anybody's, and the key would go along. Answers that never end are cut off.
 */
export function fetchWithin(baseUrl: string, fetchOnce = globalThis.fetch): typeof fetch {
  const base = new URL(`${baseUrl}/`);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname))
      throw new TypeError("A provider's call may not leave its base URL.");
    if ((init?.method ?? "GET") !== "POST")
      throw new ProviderFailure("malformed", "an address instead of an answer");
    const response = await fetchOnce(url, { ...init, redirect: "error" });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(atMost(MOST_BYTES)), {
      status,
      statusText,
      headers,
    });
  };
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new TypeError("The provider's answer does not end."));
      else controller.enqueue(chunk);
    },
  });
}
