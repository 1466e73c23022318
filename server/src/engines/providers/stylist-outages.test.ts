import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ProviderFailure, type Why } from "./failure.ts";
import { answer, ideaBy, request, TEXT } from "./office-request.testing.ts";
import { type ProviderName, PROVIDERS } from "./settings.ts";
import {
  answersHtml,
  breaksOff,
  engineBy,
  fails,
  KEY,
  wireHere,
  OUTAGES,
  refuses,
  type Reply,
  says,
  staysSilent,
} from "./wire.testing.ts";

const wire = wireHere();

const ask = (provider: ProviderName, ...asked: [Reply[], object?, typeof request?, string[]?]) =>
  ideaBy(wire, provider, ...asked);

/** What goes wrong, and what is said of it in the log. */
const SHAPES: (readonly [name: string, reply: Reply, why: Why])[] = [
  ["a refusal", refuses, "refused"],
  ["JSON cut short", says(answer(TEXT).slice(0, 90), "length"), "malformed"],
  ["no JSON", says("I would wear a shirt."), "malformed"],
  ["other keys", says('{"outfit":1,"words":"x"}'), "malformed"],
  ["a piece that is not there", says(answer(TEXT, [2, 99])), "unfit"],
  ["half a piece", says(answer(TEXT, [2, 2.5])), "unfit"],
  ["pieces in words", says(answer(TEXT, "shirt, trousers")), "unfit"],
  ["nothing chosen", says(answer(TEXT, [])), "unfit"],
  ["nothing on the legs", says(answer(TEXT, [2])), "unfit"],
  ["an invented garment", says(answer(`${TEXT} Add your leather jacket.`)), "unfit"],
  ["markup", says(answer(`${TEXT} <img src=x onerror=alert(1)>`)), "unfit"],
  ["two words", says(answer("Wear clothes.")), "unfit"],
  ["no text", says(answer("")), "unfit"],
  ["nothing said", says(""), "malformed"],
  ["400", fails(400), "refused"],
  ["401", fails(401, {}, `Incorrect API key provided: ${KEY}`), "denied"],
  ...OUTAGES,
  ["a page of HTML", answersHtml, "malformed"],
];

test.each(PROVIDERS.flatMap((provider) => SHAPES.map((shape) => [provider, ...shape] as const)))(
  "%s: %s is a failure that names nobody and nothing",
  async (provider, _, reply, why) => {
    const { error } = await ask(provider, [reply], { timeoutMs: why === "late" ? 300 : 8000 });
    expect(error).toBeInstanceOf(ProviderFailure);
    const { message } = error as ProviderFailure;
    expect([why, message]).toEqual([(error as ProviderFailure).why, expect.any(String)]);
    const shown = inspect(error, { depth: 20, showHidden: true });
    for (const secret of [KEY, request.prompt, "Oxford"]) expect(shown).not.toContain(secret);
  },
);

test.each(PROVIDERS)("%s: a connection lost halfway is not begun again", async (provider) => {
  const told: string[] = [];
  const reply = breaksOff(answer(TEXT), () => told.length > 0);
  const { error, calls } = await ask(provider, [reply], {}, request, told);
  expect(error).toBeInstanceOf(ProviderFailure);
  expect(told.length).toBeGreaterThan(0);
  expect(calls).toBe(1);
});

test.each(PROVIDERS)("%s: busy and broken are asked again, at most twice", async (provider) => {
  const busy = fails(429, { "retry-after": "0" });
  const { idea, calls } = await ask(provider, [busy, fails(500), says(answer(TEXT))]);
  expect(idea?.text).toBe(TEXT);
  expect(calls).toBe(3);
  expect((await ask(provider, [fails(503)])).calls).toBe(3);
  expect((await ask(provider, [fails(400)])).calls).toBe(1);
});

test("Retry-After is waited for, and not where it goes beyond the person's patience", async () => {
  const start = performance.now();
  const soon = [fails(429, { "retry-after": "1" }), says(answer(TEXT))];
  expect((await ask("openai", soon)).idea?.text).toBe(TEXT);
  expect(performance.now() - start).toBeGreaterThan(990);
  const later = await ask("openai", [fails(429, { "retry-after": "60" })], { timeoutMs: 3000 });
  expect(later.error).toMatchObject({ why: "limited" });
  expect(performance.now() - start).toBeLessThan(4000);
});

test("after three failures the provider is left alone", async () => {
  wire.answerWith(fails(500));
  const { stylist } = engineBy(wire, "idea", "compatible");
  for (let i = 0; i < 3; i++) await expect(stylist!.suggest(request)).rejects.toThrow("failed");
  const calls = wire.heard.length;
  await expect(stylist!.suggest(request)).rejects.toMatchObject({ why: "paused" });
  expect(wire.heard.length).toBe(calls);
});

test("people who leave, refusals and unfit texts do not speak against the provider", async () => {
  const { stylist } = engineBy(wire, "idea", "compatible");
  const gone = "aborted due to timeout";
  for (const [reply, message] of [
    [refuses, "would not answer"],
    [says(answer(TEXT, [99])), "did not pass"],
    [staysSilent, gone],
    [staysSilent, gone],
    [staysSilent, gone],
  ] as const) {
    wire.answerWith(reply);
    const leave = AbortSignal.timeout(reply === staysSilent ? 200 : 8000);
    await expect(stylist!.suggest(request, leave)).rejects.toThrow(message);
  }
  wire.answerWith(says(answer(TEXT)));
  expect(await stylist!.suggest(request)).toMatchObject({ text: TEXT });
});

test("who leaves stops the call, with their own reason", async () => {
  wire.answerWith(staysSilent);
  const { stylist } = engineBy(wire, "idea", "anthropic");
  const leaving = new AbortController();
  const work = stylist!.suggest(request, leaving.signal);
  setTimeout(() => leaving.abort(new Error("gone")), 100);
  await expect(work).rejects.toThrow("gone");
});

test("only so many are asked at once; the others wait their turn", async () => {
  let open = 0;
  let most = 0;
  wire.answerWith((call, response) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      says(answer(TEXT))(call, response);
    }, 50);
  });
  const { stylist } = engineBy(wire, "idea", "compatible", { atOnce: 2 });
  const ideas = await Promise.all([1, 2, 3, 4, 5].map(() => stylist!.suggest(request)));
  expect(ideas.map(({ text }) => text)).toEqual(ideas.map(() => TEXT));
  expect(most).toBe(2);
});
