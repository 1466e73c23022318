import type { Account, CartoonizeResponse, ImageResponse, SavedIdea } from "@fit-closet/core";
import type { InjectOptions } from "fastify";
import {
  call,
  formOf,
  maskOf,
  openApp,
  PASSWORD,
  photoOf,
  signUp,
  type TestApp,
  type TestPerson,
  upload,
} from "./testing.ts";

export type Asker = "visitor" | "owner" | "other" | "expired";
export type Row = {
  route: string;
  ask: () => InjectOptions | Promise<InjectOptions>;
} & Record<Asker, number>;

/** A running server, the people at it, and what the first of them owns. */
export type World = {
  server: TestApp;
  owner: TestPerson;
  other: TestPerson;
  expired: TestPerson;
  item: CartoonizeResponse["item"];
  picture: string;
  idea: SavedIdea;
};

/** Somebody with a garment, a picture and an idea; another person; and one whose session ran out. */
export async function openWorld(): Promise<World> {
  const server = await openApp();
  const [owner, other, expired] = [
    await signUp(server.app),
    await signUp(server.app),
    await signUp(server.app),
  ];
  const { item } = (await upload(server.app, owner)).json<CartoonizeResponse>();
  const draw = { prompt: "a navy coat over a cream knit" };
  const drawn = await call(server.app, owner, post("/api/generate_dalle_image", draw));
  const picture = drawn.json<ImageResponse>().image_url;
  const saved = {
    prompt: "what to wear",
    outfit_idea: "This.",
    image_url: picture,
    items: [item.id],
  };
  const idea = (await call(server.app, owner, post("/api/ideas", saved))).json<SavedIdea>();
  await expire(server, expired);
  return { server, owner, other, expired, item, picture, idea };
}

async function expire(server: TestApp, person: TestPerson) {
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await server.inDatabase((db) =>
    db.updateTable("session").set({ expiresAt }).where("userId", "=", person.id).execute(),
  );
}

/** Another device of the owner's. */
export async function ownersOtherSession(world: World): Promise<InjectOptions> {
  const payload = { email: world.owner.email, password: PASSWORD };
  await call(world.server.app, null, post("/api/auth/sign-in/email", payload));
  const account = (await call(world.server.app, world.owner, get("/api/account"))).json<Account>();
  const id = account.sessions.find((session) => !session.current)?.id ?? "none";
  return { method: "DELETE", url: `/api/account/sessions/${id}` };
}

export const get = (url: string): InjectOptions => ({ method: "GET", url });
/** They are told to this machine, when it asks by its own name. */
export const metrics: InjectOptions = { url: "/metrics", headers: { host: "localhost" } };
export const post = (url: string, payload: object): InjectOptions => ({
  method: "POST",
  url,
  payload,
});
export const put = (url: string, payload: object): InjectOptions => ({
  method: "PUT",
  url,
  payload,
});
export async function cartoonize(world: World): Promise<InjectOptions> {
  const form = await formOf(
    { userId: world.owner.id, category: "top" },
    { image: await photoOf("#30b040") },
  );
  return { method: "POST", url: "/api/cartoonize", ...form };
}

export const putPhoto = async (world: World): Promise<InjectOptions> => ({
  method: "PUT",
  url: `/api/storage/users/${world.owner.id}/top/put.jpg`,
  payload: await photoOf("#30b040"),
  headers: { "content-type": "image/jpeg" },
});

export const SCARF = {
  kind: "scarf",
  category: "scarf",
  name: "red scarf",
  colours: ["red"],
  count: 1,
};

/** One that has a photo already keeps it. */
export async function givePhoto(world: World): Promise<InjectOptions> {
  const form = await formOf({}, { image: await photoOf("#30b040") });
  return { method: "PUT", url: `/api/closet/${world.item.id}/photo`, ...form };
}

export async function recut(world: World): Promise<InjectOptions> {
  const form = await formOf({ cut: "found" }, { mask: await maskOf(0.5) });
  return { method: "PUT", url: `/api/closet/${world.item.id}/cartoon`, ...form };
}

/** What the owner takes along: a stranger who has it gets copies of their own, and the owner nothing twice. */
export async function bringCloset(world: World): Promise<InjectOptions> {
  const archive = await call(world.server.app, world.owner, get("/api/closet/export"));
  const headers = { "content-type": "application/zip" };
  return { method: "POST", url: "/api/closet/import", payload: archive.rawPayload, headers };
}

export const outfit = (userId: string | null) =>
  post("/api/generate_outfit_from_closet", { userId, prompt: "what to wear to a picnic" });
export const contact = { name: "Ada", email: "a@example.com", message: "Hello there, all of you." };

export const everyone = (status: number) => ({
  visitor: status,
  owner: status,
  other: status,
  expired: status,
});
export const onlyOwner = (status: number) => ({
  visitor: 401,
  owner: status,
  other: 404,
  expired: 401,
});
export const signedIn = (status: number) => ({
  visitor: 401,
  owner: status,
  other: status,
  expired: 401,
});
export const asOwner = (status: number) => ({
  visitor: 401,
  owner: status,
  other: 403,
  expired: 401,
});
