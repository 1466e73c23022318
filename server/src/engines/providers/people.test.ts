import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../../testing/running-server.ts";
import { shirtPhoto } from "../photos.testing.ts";
import { PROVIDERS } from "./settings.ts";
import {
  answersHtml,
  answersNothing,
  fails,
  hangsUp,
  openWire,
  refuses,
  says,
} from "./wire.testing.ts";

const keyOf = (provider: string) => `sk-${provider}-only-the-operator-knows`;
const PROMPT = "What should I wear to the opening of Zebediah's gallery?";

let wire: Awaited<ReturnType<typeof openWire>>;
let server: RunningServer;
let cookie = "";
let person = "";
/** Everything that anybody was answered. */
const answers: string[] = [];

beforeAll(async () => {
  wire = await openWire();
  const access = PROVIDERS.flatMap((provider) => [
    [`${provider.toUpperCase()}_API_KEY`, keyOf(provider)],
    [`${provider.toUpperCase()}_BASE_URL`, wire.baseUrl(provider)],
  ]);
  server = await startServer({
    ...Object.fromEntries(access),
    IDEA_PROVIDER: "compatible",
    IDEA_MODEL: "qwen3",
    PICTURE_PROVIDER: "openai",
    CARTOON_PROVIDER: "google",
    VISION_PROVIDER: "anthropic",
    BUDGET_PERSON: "1000",
    BUDGET_ADDRESS: "1000",
    BUDGET_SERVER: "1000",
  });
  const names = { name: "Ada Lovelace", firstName: "Ada", lastName: "Lovelace" };
  const passwords = { password: "correct horse battery", confirmPassword: "correct horse battery" };
  const response = await call("/api/auth/sign-up/email", {
    ...names,
    ...passwords,
    email: "ada.lovelace@example.com",
  });
  cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  person = ((await response.json()) as { user: { id: string } }).user.id;
});
afterAll(async () => {
  wire.close();
  await server.close();
});

async function call(path: string, body: unknown) {
  const isForm = body instanceof FormData;
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: {
      origin: server.url,
      cookie,
      ...(!isForm && { "content-type": "application/json" }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  answers.push(await response.clone().text());
  return response;
}

const askIdea = async () => {
  const response = await call("/api/generate_outfit_from_closet", {
    prompt: PROMPT,
    userId: person,
  });
  return (await response.json()) as { status: string; by: string; outfit_idea: string };
};

test("with an answer, the provider's idea is shown, and says whose it is", async () => {
  const text =
    "Keep it simple and a little festive for the evening: a dark knit, straight trousers and shoes that you can stand in for hours. One bright detail is enough.";
  wire.answerWith(says(JSON.stringify({ reading: "A dinner.", chosen: [1], text })));
  const idea = await askIdea();
  expect(idea).toMatchObject({ status: "outfit", by: "compatible qwen3" });
  expect(idea.outfit_idea).toContain(text);
});

test.each([
  ["refuses", refuses],
  ["says no JSON", says("Wear clothes!")],
  ["answers 400", fails(400)],
  ["answers 401", fails(401, {}, `Incorrect API key provided: ${keyOf("compatible")}`)],
  ["answers 429", fails(429, { "retry-after": "0" })],
  ["answers 500", fails(500)],
  ["hangs up", hangsUp],
  ["answers nothing", answersNothing],
  ["answers a page", answersHtml],
])("a provider that %s costs nobody their idea, picture or cartoon", async (_, reply) => {
  wire.answerWith(reply);
  const idea = await askIdea();
  expect(idea).toMatchObject({ by: "embedded" });
  expect(idea.outfit_idea.length).toBeGreaterThan(50);

  const drawn = await call("/api/generate_dalle_image", { prompt: `A red coat ${Math.random()}` });
  const { image_url } = (await drawn.json()) as { image_url: string };
  const picture = await fetch(server.url + image_url, { headers: { cookie } });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);

  const form = new FormData();
  form.append("userId", person);
  form.append("category", "top");
  form.append("image", new Blob([new Uint8Array(await shirtPhoto(500))]), "shirt.jpg");
  const sticker = await call("/api/cartoonize", form);
  const { cartoonUrl } = (await sticker.json()) as { cartoonUrl: string };
  const cartoon = await fetch(server.url + cartoonUrl, { headers: { cookie } });
  expect([cartoon.status, cartoon.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("no key and nobody's words are in what the server wrote or answered", async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain("provider_call_duration_seconds");
  expect(server.said()).toContain("provider");
  const shown = [server.said(), metrics, ...answers].join("\n");
  for (const provider of PROVIDERS) expect(shown).not.toContain(keyOf(provider));
  for (const own of ["Zebediah", "ada.lovelace", person]) expect(server.said()).not.toContain(own);
});

test("a provider hears of nobody, and only its own key", () => {
  for (const { path, headers, body } of wire.heard) {
    const sent = `${path} ${JSON.stringify(headers)} ${body.toString("latin1")}`;
    for (const own of [person, "ada.lovelace", "Lovelace"]) expect(sent).not.toContain(own);
    const provider = path.split("/")[1]!;
    for (const other of PROVIDERS.filter((one) => one !== provider))
      expect(sent).not.toContain(keyOf(other));
  }
});
