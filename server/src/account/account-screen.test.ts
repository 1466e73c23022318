import { type Account, type CartoonizeResponse, type ImageResponse } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import {
  call,
  cookieOf,
  openApp,
  PASSWORD,
  signUp,
  type TestApp,
  type TestPerson,
  upload,
} from "../testing.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

describe.each(KINDS)("one's own account on %s", (kind) => {
  const server = serverOn(kind);

  const send = (person: TestPerson | null, method: "POST" | "DELETE", url: string, payload = {}) =>
    call(server.app, person, { method, url, ...(method === "POST" ? { payload } : {}) });
  const account = async (person: TestPerson) =>
    (await call(server.app, person, { url: "/api/account" })).json<Account>();
  const signIn = (email: string, password: string, headers = {}) => {
    const body = {
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email, password },
    } as const;
    return call(server.app, null, { ...body, headers });
  };

  async function secondDevice(person: TestPerson): Promise<TestPerson> {
    const answer = await signIn(person.email, PASSWORD, { "user-agent": CHROME });
    return { ...person, cookie: cookieOf(answer.headers["set-cookie"]) };
  }

  test("sessions are listed by device, without what would let anybody use them, and ended one by one", async () => {
    const here = await signUp(server.app);
    const there = await secondDevice(here);
    const { sessions } = await account(here);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: "An unknown device", current: true }),
    );
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: "Chrome on Windows", current: false }),
    );
    const text = JSON.stringify(sessions);
    for (const { cookie } of [here, there])
      expect(text).not.toContain(/session_token=([^.;]+)/.exec(cookie)?.[1]);
    const id = sessions.find((session) => !session.current)?.id ?? "";
    const stranger = await signUp(server.app);
    const gone = (person: TestPerson) => send(person, "DELETE", `/api/account/sessions/${id}`);
    expect((await gone(stranger)).statusCode).toBe(404);
    expect((await gone(here)).statusCode).toBe(204);
    expect((await call(server.app, there, { url: "/api/account" })).statusCode).toBe(401);
    expect((await gone(here)).statusCode).toBe(404);
  });

  test("signing out everywhere else leaves this session and other people's", async () => {
    const [here, other] = [await signUp(server.app), await signUp(server.app)];
    const there = await secondDevice(here);
    expect((await send(here, "DELETE", "/api/account/sessions")).statusCode).toBe(204);
    expect((await call(server.app, there, { url: "/api/account" })).statusCode).toBe(401);
    expect((await account(here)).sessions).toHaveLength(1);
    expect((await account(other)).sessions).toHaveLength(1);
  });

  test("a new password needs the old one, and signs out everybody else", async () => {
    const here = await signUp(server.app);
    const there = await secondDevice(here);
    const change = (currentPassword: string) =>
      send(here, "POST", "/api/account/password", { currentPassword, newPassword: "new password" });
    const wrong = await change("not the old one");
    expect([wrong.statusCode, wrong.json()]).toMatchObject([403, { code: "wrong_password" }]);
    const changed = await change(PASSWORD);
    expect(changed.statusCode).toBe(204);
    expect((await call(server.app, there, { url: "/api/account" })).statusCode).toBe(401);
    const renewed = { ...here, cookie: cookieOf(changed.headers["set-cookie"]) };
    expect((await account(renewed)).sessions).toHaveLength(1);
    expect((await signIn(here.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(here.email, "new password")).statusCode).toBe(200);
  });

  test("deleting an account asks for the address and the password", async () => {
    const person = await signUp(server.app);
    const attempts: [object, number, string][] = [
      [{ email: "other@example.com", password: PASSWORD }, 400, "bad_request"],
      [{ email: person.email, password: "wrong" }, 403, "wrong_password"],
      [{ email: person.email }, 403, "wrong_password"],
    ];
    for (const [body, status, code] of attempts) {
      const answer = await send(person, "POST", "/api/account/deletion", body);
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
    }
    expect((await account(person)).email).toBe(person.email);
  });

  test("a deleted account leaves nothing: no row, no file, no session, and nothing of others is touched", async () => {
    const [person, other] = [await signUp(server.app), await signUp(server.app)];
    const there = await secondDevice(person);
    const before = (await server.stored()).toSorted();
    for (const someone of [person, other]) await fill(server, someone);
    const others = (await server.stored()).filter((key) => !key.includes(person.id));
    const { cartoonURL } = (await call(server.app, person, { url: "/api/closet" })).json<{
      items: { cartoonURL: string }[];
    }>().items[0] ?? { cartoonURL: "" };

    const body = { email: ` ${person.email.toUpperCase()}`, password: PASSWORD };
    const gone = await send(person, "POST", "/api/account/deletion", body);
    expect(gone.statusCode).toBe(204);
    expect(gone.headers["clear-site-data"]).toContain("cache");

    const left = await rowsOf(server, person.id);
    expect(left).toEqual({});
    const files = await server.stored();
    expect(files.filter((key) => key.includes(person.id))).toEqual([]);
    // The other's photo, cartoon and picture are what is left over from both.
    expect(files.length - before.length).toBe(3);
    expect(others).toEqual(expect.arrayContaining(files.filter((key) => !before.includes(key))));

    for (const session of [person, there])
      expect((await call(server.app, session, { url: "/api/closet" })).statusCode).toBe(401);
    const again = await signIn(person.email, PASSWORD);
    const unknown = await signIn("nobody-at-all@example.com", PASSWORD);
    expect([again.statusCode, again.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await call(server.app, other, { url: cartoonURL })).statusCode).toBe(404);
    expect((await call(server.app, other, { url: "/api/closet" })).json()).toMatchObject({
      items: [expect.anything()],
    });
    expect((await signUp(server.app, person.email)).id).not.toBe(person.id);
  });
});

/** One garment, and an idea with its picture. */
async function fill(server: TestApp, person: TestPerson): Promise<void> {
  const { item } = (await upload(server.app, person)).json<CartoonizeResponse>();
  const post = (url: string, payload: object) =>
    call(server.app, person, { method: "POST", url, payload });
  const drawn = await post("/api/generate_dalle_image", { prompt: `a coat for ${person.id}` });
  const { image_url } = drawn.json<ImageResponse>();
  const idea = { prompt: "what to wear", outfit_idea: "This.", image_url, items: [item.id] };
  const saved = await post("/api/ideas", idea);
  if (saved.statusCode !== 201) throw new Error(saved.body);
}

/** Every row of every table that speaks of this person, whatever tables there are by now. */
function rowsOf(server: TestApp, userId: string): Promise<Record<string, number>> {
  return server.inDatabase(async (db) => {
    const found: Record<string, number> = {};
    for (const { name } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as "user")
        .selectAll()
        .execute();
      const theirs = rows.filter((row) => JSON.stringify(row).includes(userId)).length;
      if (theirs > 0) found[name] = theirs;
    }
    return found;
  });
}

test("what a crash leaves behind is unreferenced, and the sweep takes it", async () => {
  const { deletePerson } = await import("../database/people.ts");
  const { createDiskStore } = await import("../files/disk.ts");
  const { sweep } = await import("../sweep.ts");
  const server = await openApp();
  const person = await signUp(server.app);
  await fill(server, person);
  // The server dies right after the rows are gone.
  const keys = await server.inDatabase((db) => deletePerson(db, person.id));
  const left = await server.stored();
  expect(left.toSorted()).toEqual(keys.toSorted());
  const files = await createDiskStore(`${server.folder}/files`);
  const later = Date.now() + 2 * 3_600_000;
  await server.inDatabase((db) =>
    // It was all there was, which no sweep takes unasked.
    sweep({ connection: { db, kind: "sqlite" }, files }, later, true),
  );
  expect(await server.stored()).toEqual([]);
  await server.close();
});
