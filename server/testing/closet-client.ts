import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type {
  CartoonizeResponse,
  ClosetItem,
  ClosetPage,
  GarmentEdit,
  ImportResponse,
  OutfitRequest,
  OutfitResponse,
  SavedIdea,
  SavedIdeasPage,
} from "@fit-closet/core";

/** A person with an account who calls as the page does, but by hand. */
export type Person = { id: string; cookie: string };

/** An answer that was not 2xx. A connection that broke is fetch's own TypeError. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body.slice(0, 200)}`);
    this.status = status;
  }
}

export async function signUp(url: string): Promise<Person> {
  const password = "correct horse battery";
  const names = { name: "Ada Lovelace", firstName: "Ada", lastName: "Lovelace" };
  const body = { ...names, email: `${randomUUID()}@example.com`, password };
  const answer = await send(url, null, "/api/auth/sign-up/email", {
    method: "POST",
    ...json({ ...body, confirmPassword: password }),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  return { id: user.id, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

export async function signIn(url: string, email: string, password: string): Promise<Person> {
  const answer = await send(url, null, "/api/auth/sign-in/email", {
    method: "POST",
    ...json({ email, password }),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  return { id: user.id, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

/** Has a garment drawn anew. */
export async function recut(url: string, person: Person, id: string, cut: "found" | "card") {
  const form = new FormData();
  form.append("cut", cut);
  await send(url, person, `/api/closet/${id}/cartoon`, { method: "PUT", body: form });
}

export async function importArchive(url: string, person: Person, zip: Uint8Array) {
  const answer = await send(url, person, "/api/closet/import", {
    method: "POST",
    headers: { "content-type": "application/zip" },
    body: new Uint8Array(zip),
  });
  return (await answer.json()) as ImportResponse;
}

export async function uploadPhoto(
  url: string,
  person: Person,
  photo: Uint8Array,
  name: string,
  signal?: AbortSignal,
  category = "top",
): Promise<ClosetItem> {
  const form = new FormData();
  form.append("userId", person.id);
  form.append("category", category);
  form.append("image", new Blob([new Uint8Array(photo)]), name);
  const answer = await send(url, person, "/api/cartoonize", { method: "POST", body: form, signal });
  return ((await answer.json()) as CartoonizeResponse).item;
}

export async function closetOf(url: string, person: Person): Promise<ClosetItem[]> {
  return everyItem(url, person, "/api/closet");
}

export const binOf = (url: string, person: Person) => everyItem(url, person, "/api/closet/bin");

async function everyItem(url: string, person: Person, list: string): Promise<ClosetItem[]> {
  const items: ClosetItem[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const path = `${list}?limit=500&cursor=${cursor}`.replace(/&cursor=$/, "");
    const page = await read(url, person, path);
    const { items: some, next } = (await page.json()) as ClosetPage;
    items.push(...some);
    cursor = next;
  }
  return items;
}

export async function editGarment(url: string, person: Person, id: string, edit: GarmentEdit) {
  await send(url, person, `/api/closet/${id}`, { method: "PATCH", ...json(edit) });
}

export async function remove(url: string, person: Person, path: string): Promise<void> {
  await send(url, person, path, { method: "DELETE" });
}

export async function putBack(url: string, person: Person, id: string): Promise<void> {
  await send(url, person, `/api/closet/bin/${id}`, { method: "POST" });
}

export async function askForIdea(
  url: string,
  person: Person | null,
  prompt: string,
  how: Pick<OutfitRequest, "lat" | "lon" | "seed" | "style"> = {},
) {
  const body = { userId: person?.id ?? null, lat: null, lon: null, prompt, ...how };
  const path = "/api/generate_outfit_from_closet";
  const answer = await patiently(() => send(url, person, path, { method: "POST", ...json(body) }));
  return (await answer.json()) as OutfitResponse;
}

export async function saveIdea(url: string, person: Person, prompt: string, idea: OutfitResponse) {
  const { outfit_idea, image_url, image_alt, by, items } = idea;
  const said = { prompt, outfit_idea, image_url, image_alt, by };
  const body = { ...said, items: items.map(({ id }) => id) };
  const answer = await send(url, person, "/api/ideas", { method: "POST", ...json(body) });
  return (await answer.json()) as SavedIdea;
}

export async function ideasOf(url: string, person: Person): Promise<SavedIdea[]> {
  const answer = await read(url, person, "/api/ideas?limit=500");
  return ((await answer.json()) as SavedIdeasPage).ideas;
}

/** @returns the bytes, or null where there is nothing (404) */
export async function fetchFile(url: string, person: Person, path: string) {
  try {
    return Buffer.from(await (await read(url, person, path)).arrayBuffer());
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

const read = (url: string, person: Person, path: string) =>
  patiently(() => send(url, person, path));

/** How often whoever changes nothing comes back to a server that says "in a moment", a second apart. */
const COMES_BACK = 20;

async function patiently(call: () => Promise<Response>): Promise<Response> {
  for (let times = 0; ; times++) {
    try {
      return await call();
    } catch (error) {
      const isLater = error instanceof Refused && error.status === 503 && times < COMES_BACK;
      if (!isLater) throw error;
      await pause(1000);
    }
  }
}

const json = (body: unknown) => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

type Call = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

async function send(url: string, person: Person | null, path: string, init: Call = {}) {
  const headers = { origin: url, ...(person && { cookie: person.cookie }), ...init.headers };
  const answer = await fetch(url + path, { ...init, headers });
  if (!answer.ok) throw new Refused(answer.status, await answer.text());
  return answer;
}
