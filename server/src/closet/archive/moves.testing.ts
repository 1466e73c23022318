import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import type {
  CartoonizeResponse,
  ClosetItem,
  ClosetPage,
  ImageResponse,
  SavedIdea,
  SavedIdeasPage,
} from "@fit-closet/core";
import { emptyDatabase } from "../../database/testing.ts";
import {
  call,
  formOf,
  maskOf,
  openApp,
  photoOf,
  signUp,
  type TestApp,
  type TestPerson,
} from "../../testing.ts";
import { type Files, unzipped } from "./zip.testing.ts";

/** A person with four garments, one cut out and renamed by themselves, and an idea; and all that as an archive. */
async function packedCloset(
  server: TestApp,
): Promise<{ ada: TestPerson; archive: Buffer; files: Files }> {
  const ada = await signUp(server.app);
  const shirt = await add(server, ada, "#b03040", {}, "red shirt.jpg");
  await add(server, ada, "#b03040", { category: "trouser" }, "red shirt.jpg");
  await add(server, ada, "#3040b0", { cut: "card" });
  const own = await add(server, ada, "#30b040", {}, "green.jpg", await maskOf(0.5));
  const details = { warmth: 4, material: null };
  const edit = { name: "Old band shirt", tags: ["band"], details };
  await call(server.app, ada, { method: "PATCH", url: `/api/closet/${own.id}`, payload: edit });
  const drawn = await call(server.app, ada, {
    method: "POST",
    url: "/api/generate_dalle_image",
    payload: { prompt: "a navy coat over a cream knit" },
  });
  const { image_url } = drawn.json<ImageResponse>();
  const said = { prompt: "what to wear to a picnic", outfit_idea: "This." };
  const idea = { ...said, by: "openai gpt", image_url };
  const payload = { ...idea, items: [own.id, shirt.id] };
  const saved = await call(server.app, ada, { method: "POST", url: "/api/ideas", payload });
  const noting = { tags: ["picnic", "50% off"], note: "With the blanket." };
  const { id } = saved.json<SavedIdea>();
  await call(server.app, ada, { method: "PATCH", url: `/api/ideas/${id}`, payload: noting });
  const archive = (await call(server.app, ada, { url: "/api/closet/export" })).rawPayload;
  return { ada, archive, files: await unzipped(archive) };
}

async function add(
  server: TestApp,
  person: TestPerson,
  colour: string,
  fields: Record<string, string>,
  name = "image.jpg",
  mask?: Buffer,
) {
  const pictures = { image: await photoOf(colour), ...(mask && { mask }) };
  const form = await formOf({ userId: person.id, category: "top", ...fields }, pictures, name);
  const url = "/api/cartoonize";
  return (
    await call(server.app, person, { method: "POST", url, ...form })
  ).json<CartoonizeResponse>().item;
}

/** What people ask of the server about their closets, and what lies there of them. */
export function movesAt(server: () => TestApp) {
  const ask = (person: TestPerson, url: string) => call(server().app, person, { url });
  const bring = (person: TestPerson, payload: Buffer, type = "application/zip") =>
    call(server().app, person, {
      method: "POST",
      url: "/api/closet/import",
      payload,
      headers: { "content-type": type },
    });
  const closetOf = async (person: TestPerson) =>
    (await ask(person, "/api/closet")).json<ClosetPage>().items;
  const ideasOf = async (person: TestPerson) =>
    (await ask(person, "/api/ideas")).json<SavedIdeasPage>().ideas;
  const filesOf = async (person: TestPerson) =>
    (await server().stored()).filter((path) => path.includes(person.id));

  const picturesOf = async (person: TestPerson, item: ClosetItem) => {
    const urls = [item.cartoonURL, item.originalURL ?? "", `/api/closet/${item.id}/mask`];
    const answers = await Promise.all(urls.map((url) => ask(person, url)));
    return answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.toString("base64")]);
  };
  return { ask, bring, closetOf, ideasOf, filesOf, picturesOf };
}

/** A server of its own with one packed closet, and a folder for what it unpacks meanwhile. */
export async function openPacked(kind: Parameters<typeof emptyDatabase>[0]) {
  // A folder of its own, so that what is left in it was left by this server.
  const temp = mkdtempSync(`${tmpdir()}/fit-closet-archives-`);
  const settings = { MAX_UPLOAD_BYTES: "300000", TEMP_DIR: temp };
  const server = await openApp({ DATABASE_URL: await emptyDatabase(kind), ...settings });
  const close = async () => {
    await server.close();
    rmSync(temp, { recursive: true });
  };
  return { server, temp, close, ...(await packedCloset(server)) };
}
