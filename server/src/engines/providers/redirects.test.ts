import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PROVIDERS } from "./settings.ts";
import { answersElsewhere, engineBy, KEY, openWire } from "./wire.testing.ts";

const request = {
  prompt: "What should I wear to the office?",
  closet: [],
  weather: null,
  now: { year: 2026, month: 5, day: 4, hour: 9 },
  seed: 1,
};

/** Somebody else's server: another port is another origin. It must never be called, with the key least of all. */
const heard: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const elsewhere = createServer(({ url, headers }, response) => {
  heard.push({ url, headers });
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
let address = "";
let wire: Awaited<ReturnType<typeof openWire>>;
beforeAll(async () => {
  wire = await openWire();
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/stolen`;
});
beforeEach(() => heard.splice(0));
afterAll(() => {
  wire.close();
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const STATUSES = [301, 302, 303, 307, 308];

test.each(PROVIDERS.flatMap((provider) => STATUSES.map((status) => [provider, status] as const)))(
  "%s answers %i, and nobody goes there",
  async (provider, status) => {
    wire.answerWith(answersElsewhere(status, address));
    const { stylist } = engineBy(wire, "idea", provider);
    await expect(stylist!.suggest(request)).rejects.toMatchObject({ why: "failed" });
    expect(heard).toEqual([]);
    expect(wire.heard.every(({ headers }) => JSON.stringify(headers).includes(KEY))).toBe(true);
    expect(wire.heard.length).toBeGreaterThan(0);
  },
);

test.each(PROVIDERS)("%s is not followed on its own host either", async (provider) => {
  wire.answerWith(answersElsewhere(308, `${wire.baseUrl(provider)}/elsewhere`));
  const { stylist } = engineBy(wire, "idea", provider);
  await expect(stylist!.suggest(request)).rejects.toMatchObject({ why: "failed" });
  expect(wire.heard.map(({ path }) => path).filter((path) => path.includes("elsewhere"))).toEqual(
    [],
  );
});
