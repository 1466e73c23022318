import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../testing/postgres.ts";
import { startSwift } from "../testing/swift.ts";
import { call, formOf, openApp, photoOf, signUp, type TestPerson } from "./testing.ts";

const postgres = await startPostgres();
const swift = postgres && (await startSwift());

describe.skipIf(!postgres || !swift)("a server on a database and a bucket", () => {
  let server: Awaited<ReturnType<typeof openApp>>;
  let ada: TestPerson;

  beforeAll(async () => {
    const bucket = await swift?.bucket();
    server = await openApp({
      DATABASE_URL: postgres?.url,
      S3_BUCKET: bucket?.bucket,
      S3_SIGNED_URLS: "true",
      S3_ENDPOINT: bucket?.endpoint,
      S3_ACCESS_KEY_ID: bucket?.keys?.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket?.keys?.secretAccessKey,
      AUTH_SECRET: "a secret that only the tests know, long enough",
    });
    ada = await signUp(server.app);
    await call(server.app, ada, await upload("before.jpg"));
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
    await swift?.stop();
  });

  const upload = async (fileName: string) => {
    const fields = { userId: ada.id, category: "top" };
    const form = await formOf(fields, { image: await photoOf("#3050b0") }, fileName);
    return { method: "POST", url: "/api/cartoonize", ...form } as const;
  };
  const names = { name: "Eve", firstName: "Eve", lastName: "Doe" };
  const passwords = { password: "correct horse battery", confirmPassword: "correct horse battery" };
  const closetOf = async () => {
    const answer = await call(server.app, ada, { method: "GET", url: "/api/closet" });
    return answer.json<{ items: { originalURL: string; cartoonURL: string }[] }>().items;
  };

  async function answersUnavailable(app: FastifyInstance, options: Parameters<typeof call>[2]) {
    const start = performance.now();
    const answer = await call(app, ada, options);
    expect([options.url, answer.statusCode]).toEqual([options.url, 503]);
    expect(answer.json()).toMatchObject({ code: "unavailable", message: expect.any(String) });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(15_000);
  }

  test("sends an owner's <img> on to the bucket, everybody else nowhere, and scripts the bytes", async () => {
    const [item] = await closetOf();
    const url = item?.cartoonURL ?? "";
    const ask = (person: TestPerson | null, headers: Record<string, string> = {}) =>
      call(server.app, person, { method: "GET", url, headers });
    const asImage = { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" };
    const streamed = await ask(ada);
    expect([streamed.statusCode, streamed.headers["content-type"]]).toEqual([200, "image/webp"]);
    const sent = await ask(ada, asImage);
    expect(sent.statusCode).toBe(302);
    const { location = "", vary, "content-security-policy": policy } = sent.headers;
    expect(vary).toContain("Sec-Fetch-Dest");
    expect(String(policy)).toContain(`img-src 'self' blob: ${new URL(location).origin};`);
    const fetched = await fetch(location);
    expect(fetched.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await fetched.arrayBuffer()).equals(streamed.rawPayload)).toBe(true);
    const stranger = await signUp(server.app);
    expect((await ask(stranger, asImage)).statusCode).toBe(404);
    expect((await ask(null, asImage)).statusCode).toBe(401);
  });

  test("without its database it says so everywhere, and needs no restart", async () => {
    expect((await call(server.app, null, { method: "GET", url: "/readyz" })).statusCode).toBe(200);
    await postgres?.interrupt();
    const sent = { ...names, ...passwords, email: "eve@example.com" };
    for (const options of [
      { method: "GET", url: "/readyz" },
      { method: "GET", url: "/api/closet" },
      { method: "POST", url: "/api/auth/sign-up/email", payload: sent },
      { method: "POST", url: "/api/auth/sign-in/email", payload: sent },
      { method: "GET", url: "/api/auth/get-session" },
      await upload("meanwhile.jpg"),
    ] as const)
      await answersUnavailable(server.app, options);
    expect((await call(server.app, null, { method: "GET", url: "/healthz" })).statusCode).toBe(200);
    await postgres?.resume();
    expect((await call(server.app, null, { method: "GET", url: "/readyz" })).statusCode).toBe(200);
    expect(await closetOf()).toHaveLength(1);
    expect((await call(server.app, ada, await upload("after.jpg"))).statusCode).toBe(200);
  }, 120_000);

  test("without its bucket it says so, keeps no row without its files, and needs no restart", async () => {
    const [item] = await closetOf();
    const picture = { method: "GET", url: item?.cartoonURL ?? "" } as const;
    await swift?.interrupt();
    for (const options of [{ method: "GET", url: "/readyz" }, picture, await upload("lost.jpg")])
      await answersUnavailable(server.app, options as typeof picture);
    const known = await closetOf();
    await swift?.resume();
    expect((await call(server.app, null, { method: "GET", url: "/readyz" })).statusCode).toBe(200);
    expect((await call(server.app, ada, picture)).statusCode).toBe(200);
    expect((await call(server.app, ada, await upload("found.jpg"))).statusCode).toBe(200);
    const now = await closetOf();
    expect(now).toHaveLength(known.length + 1);
    for (const { originalURL, cartoonURL } of now)
      for (const url of [originalURL, cartoonURL])
        expect((await call(server.app, ada, { method: "GET", url })).statusCode).toBe(200);
  }, 120_000);
});
