import {
  get,
  metrics,
  post,
  put,
  SCARF,
  outfit,
  contact,
  ownersOtherSession,
  cartoonize,
  putPhoto,
  givePhoto,
  recut,
  bringCloset,
  asOwner,
  everyone,
  onlyOwner,
  signedIn,
  type Row,
  type World,
} from "./access-world.testing.ts";
import { idInBatch } from "./database/batch-id.ts";
import type { PersonId } from "./database/ownership.ts";
import { dayHere } from "./http/calendar.ts";
import { LIKENESS } from "./likeness.testing.ts";

/** Another person's batch of the same name is another batch; what is not theirs is passed over. */
const manyToChange = ({ item }: World) => ({
  batch: "1".repeat(32),
  garments: [item.id],
  change: { seasons: ["summer"] },
});

const LOOK = "2".repeat(32);

const tomorrow = () => dayHere(Date.now() + 86_400_000);
const planning = (digit = "3") => ({ batch: digit.repeat(32), today: dayHere() });

const lookToPlan = ({ item }: World) => ({
  batch: LOOK,
  name: "Tomorrow",
  garments: [item.id],
  day: tomorrow(),
});

const lookOf = ({ owner }: World) => idInBatch(owner.id as PersonId, LOOK, 0);

/** Every route with the status that each asker gets. Removals come last: the rows before them need what they remove. */
export const rowsOf = (world: World): Row[] => [
  { route: "GET /api/closet", ask: () => get("/api/closet"), ...signedIn(200) },
  {
    route: "GET /api/closet/{id}/cartoon",
    ask: () => get(world.item.cartoonURL),
    ...onlyOwner(200),
  },
  {
    route: "GET /api/storage/users/{uid}/{category}/{filename}",
    ask: () => get(world.item.originalURL ?? ""),
    ...onlyOwner(200),
  },
  {
    route: "PUT /api/storage/users/{uid}/{category}/{filename}",
    ask: () => putPhoto(world),
    ...asOwner(201),
  },
  { route: "POST /api/cartoonize", ask: () => cartoonize(world), ...asOwner(200) },
  {
    route: "POST /api/closet/list/reading",
    ask: () => post("/api/closet/list/reading", { text: "a red scarf" }),
    ...signedIn(200),
  },
  {
    route: "POST /api/closet/list",
    ask: () => post("/api/closet/list", { batch: "0".repeat(32), garments: [SCARF] }),
    ...signedIn(201),
  },
  {
    route: "GET /api/closet/sticker",
    ask: () => get("/api/closet/sticker?kind=scarf&colours=red"),
    ...signedIn(200),
  },
  { route: "PUT /api/closet/{id}/photo", ask: () => givePhoto(world), ...onlyOwner(409) },
  { route: "GET /api/closet/search", ask: () => get("/api/closet/search?q=red"), ...signedIn(200) },
  { route: "GET /api/closet/usage", ask: () => get("/api/closet/usage"), ...signedIn(200) },
  { route: "GET /api/closet/export", ask: () => get("/api/closet/export"), ...signedIn(200) },
  { route: "POST /api/closet/import", ask: () => bringCloset(world), ...signedIn(200) },
  { route: "PUT /api/closet/{id}/cartoon", ask: () => recut(world), ...onlyOwner(200) },
  {
    route: "GET /api/closet/{id}/mask",
    ask: () => get(`/api/closet/${world.item.id}/mask`),
    ...onlyOwner(200),
  },
  {
    route: "PATCH /api/closet/{id}",
    ask: () => ({
      method: "PATCH",
      url: `/api/closet/${world.item.id}`,
      payload: { name: "Red shirt" },
    }),
    ...onlyOwner(200),
  },
  {
    route: "POST /api/generate_outfit_from_closet",
    ask: () => outfit(world.owner.id),
    visitor: 403,
    owner: 200,
    other: 403,
    expired: 403,
  },
  { route: "POST /api/generate_outfit_from_closet", ask: () => outfit(null), ...everyone(200) },
  {
    route: "POST /api/generate_outfit_from_closet/stream",
    ask: () => ({ ...outfit(world.owner.id), url: "/api/generate_outfit_from_closet/stream" }),
    visitor: 403,
    owner: 200,
    other: 403,
    expired: 403,
  },
  {
    route: "POST /api/generate_dalle_image",
    ask: () => post("/api/generate_dalle_image", { prompt: "a yellow raincoat" }),
    ...everyone(200),
  },
  {
    route: "GET /api/pictures/{name}",
    ask: () => get(world.picture),
    visitor: 404,
    owner: 200,
    other: 404,
    expired: 404,
  },
  {
    route: "GET /api/account/pictured",
    ask: () => get("/api/account/pictured"),
    ...signedIn(200),
  },
  {
    route: "PATCH /api/account/pictured",
    ask: () => ({ method: "PATCH", url: "/api/account/pictured", payload: { style: "flat-lay" } }),
    ...signedIn(200),
  },
  {
    route: "POST /api/account/portrait",
    ask: () => post("/api/account/portrait", LIKENESS),
    ...signedIn(200),
  },
  { route: "GET /api/taste", ask: () => get("/api/taste"), ...signedIn(200) },
  {
    route: "POST /api/reactions",
    ask: () =>
      post("/api/reactions", { act: "not-this", items: [world.item.id], day: "2026-11-20" }),
    ...signedIn(204),
  },
  {
    route: "DELETE /api/taste/{feature}",
    ask: () => ({ method: "DELETE", url: "/api/taste/tone:dark-blue" }),
    ...signedIn(200),
  },
  {
    route: "DELETE /api/taste",
    ask: () => ({ method: "DELETE", url: "/api/taste" }),
    ...signedIn(204),
  },
  { route: "GET /api/ideas", ask: () => get("/api/ideas"), ...signedIn(200) },
  {
    route: "POST /api/ideas",
    ask: () => post("/api/ideas", { prompt: "what to wear", outfit_idea: "This.", items: [] }),
    ...signedIn(201),
  },
  { route: "GET /api/site", ask: () => get("/api/site"), ...everyone(200) },
  { route: "POST /api/contact", ask: () => post("/api/contact", contact), ...everyone(204) },
  {
    route: "PATCH /api/ideas/{id}",
    ask: () => ({
      method: "PATCH",
      url: `/api/ideas/${world.idea.id}`,
      payload: { tags: ["office"], note: null },
    }),
    ...onlyOwner(204),
  },
  {
    route: "DELETE /api/ideas/{id}",
    ask: () => ({ method: "DELETE", url: `/api/ideas/${world.idea.id}` }),
    ...onlyOwner(204),
  },
  {
    // Of what is not theirs, and of what is in the wash, nobody can plan anything.
    route: "POST /api/days/choose",
    ask: () => post("/api/days/choose", { ...lookToPlan(world), ...planning("4") }),
    visitor: 401,
    owner: 201,
    other: 404,
    expired: 401,
  },
  {
    route: "PUT /api/wears",
    ask: () => put("/api/wears", { garments: [world.item.id], day: "2026-11-20", worn: true }),
    ...signedIn(200),
  },
  {
    route: "GET /api/closet/{id}/wears",
    ask: () => get(`/api/closet/${world.item.id}/wears`),
    ...onlyOwner(200),
  },
  {
    route: "PUT /api/laundry",
    ask: () => put("/api/laundry", { garments: [world.item.id], status: "in-the-wash" }),
    ...signedIn(200),
  },
  {
    route: "GET /api/days",
    ask: () => get("/api/days?from=2026-11-01&to=2026-11-30&today=2026-11-20"),
    ...signedIn(200),
  },
  {
    route: "POST /api/days/ask",
    ask: () =>
      post("/api/days/ask", { ...planning(), prompt: "an office day", days: [tomorrow()] }),
    ...signedIn(200),
  },
  {
    route: "GET /api/days/choices",
    ask: () => get(`/api/days/choices?day=${tomorrow()}&today=${dayHere()}`),
    ...signedIn(200),
  },
  {
    route: "GET /api/days/weather",
    ask: () => get("/api/days/weather?lat=52.5&lon=13.4"),
    ...signedIn(200),
  },
  {
    route: "POST /api/looks",
    ask: () => post("/api/looks", lookToPlan(world)),
    visitor: 401,
    owner: 201,
    other: 404,
    expired: 401,
  },
  {
    route: "PATCH /api/looks/{id}",
    ask: () => ({
      method: "PATCH",
      url: `/api/looks/${lookOf(world)}`,
      payload: { name: "Monday" },
    }),
    ...onlyOwner(204),
  },
  {
    route: "DELETE /api/looks/{id}",
    ask: () => ({ method: "DELETE", url: `/api/looks/${lookOf(world)}` }),
    ...onlyOwner(204),
  },
  {
    route: "GET /api/figures",
    ask: () => get("/api/figures?today=2026-11-20"),
    ...signedIn(200),
  },
  {
    route: "PATCH /api/closet",
    ask: () => ({ method: "PATCH", url: "/api/closet", payload: manyToChange(world) }),
    ...signedIn(200),
  },
  {
    route: "DELETE /api/closet/batches/{id}",
    ask: () => ({ method: "DELETE", url: `/api/closet/batches/${manyToChange(world).batch}` }),
    ...signedIn(200),
  },
  {
    route: "DELETE /api/closet/{id}",
    ask: () => ({ method: "DELETE", url: `/api/closet/${world.item.id}` }),
    ...onlyOwner(204),
  },
  { route: "GET /api/closet/bin", ask: () => get("/api/closet/bin"), ...signedIn(200) },
  {
    route: "POST /api/closet/bin/{id}",
    ask: () => post(`/api/closet/bin/${world.item.id}`, {}),
    ...onlyOwner(200),
  },
  {
    // In the closet by now, so that nobody's bin has it.
    route: "DELETE /api/closet/bin/{id}",
    ask: () => ({ method: "DELETE", url: `/api/closet/bin/${world.item.id}` }),
    ...onlyOwner(404),
  },
  {
    route: "DELETE /api/closet/bin",
    ask: () => ({ method: "DELETE", url: "/api/closet/bin" }),
    ...signedIn(204),
  },
  { route: "GET /api/account", ask: () => get("/api/account"), ...signedIn(200) },
  {
    // Whoever guesses at the password must be signed in first.
    route: "POST /api/account/password",
    ask: () =>
      post("/api/account/password", { currentPassword: "wrong", newPassword: "long enough" }),
    ...signedIn(403),
  },
  {
    route: "POST /api/account/deletion",
    ask: () => post("/api/account/deletion", { email: world.owner.email, password: "wrong" }),
    visitor: 401,
    owner: 403,
    other: 400,
    expired: 401,
  },
  {
    route: "POST /api/account/verification",
    ask: () => post("/api/account/verification", { token: "made up" }),
    ...everyone(400),
  },
  {
    route: "DELETE /api/account/sessions/{id}",
    ask: () => ownersOtherSession(world),
    ...onlyOwner(204),
  },
  {
    route: "DELETE /api/account/sessions",
    ask: () => ({ method: "DELETE", url: "/api/account/sessions" }),
    ...signedIn(204),
  },
  {
    route: "GET /api/admin/overview",
    ask: () => get("/api/admin/overview"),
    ...signedIn(404),
  },
  { route: "GET /api/docs", ask: () => get("/api/docs"), ...everyone(200) },
  { route: "GET /api/docs/json", ask: () => get("/api/docs/json"), ...everyone(200) },
  { route: "GET /api/docs/style.css", ask: () => get("/api/docs/style.css"), ...everyone(200) },
  { route: "GET /healthz", ask: () => get("/healthz"), ...everyone(200) },
  { route: "GET /readyz", ask: () => get("/readyz"), ...everyone(200) },
  { route: "GET /metrics", ask: () => metrics, ...everyone(200) },
  {
    route: "GET /api/auth/get-session",
    ask: () => get("/api/auth/get-session"),
    ...everyone(200),
  },
  {
    route: "GET /api/auth/callback/{provider}",
    ask: () => get("/api/auth/callback/google?code=1&state=2"),
    ...everyone(302),
  },
  {
    route: "POST /api/auth/sign-up/email",
    ask: () =>
      post("/api/auth/sign-up/email", { name: "Ada", email: world.owner.email, password: "x" }),
    ...everyone(400),
  },
  {
    route: "POST /api/auth/sign-in/email",
    ask: () => post("/api/auth/sign-in/email", { email: world.owner.email, password: "wrong" }),
    ...everyone(401),
  },
  {
    route: "POST /api/auth/sign-in/social",
    ask: () => post("/api/auth/sign-in/social", { provider: "google" }),
    ...everyone(404),
  },
  {
    route: "POST /api/auth/request-password-reset",
    ask: () => post("/api/auth/request-password-reset", { email: world.owner.email }),
    ...everyone(400),
  },
  {
    route: "POST /api/auth/send-verification-email",
    ask: () => post("/api/auth/send-verification-email", { email: world.owner.email }),
    ...everyone(400),
  },
  {
    route: "POST /api/auth/reset-password",
    ask: () => post("/api/auth/reset-password", { newPassword: "long enough", token: "made up" }),
    ...everyone(400),
  },
  // The very last: nobody has a session any more after it.
  {
    route: "POST /api/auth/sign-out",
    ask: () => post("/api/auth/sign-out", {}),
    ...everyone(200),
  },
];
