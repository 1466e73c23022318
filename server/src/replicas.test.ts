import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CartoonizeResponse, ClosetPage } from "@fit-closet/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, KINDS } from "./database/testing.ts";
import { cookieOf, formOf, PASSWORD, photoOf } from "./testing.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { startSwift } from "../testing/swift.ts";

const swift = KINDS.length > 1 ? await startSwift() : null;
const SIGN_INS = 4;

/** One caller after the other to the next server; one that does not listen is passed over, as a balancer would. */
function balance(servers: RunningServer[]) {
  let turn = 0;
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    tries: number,
  ) => {
    const target = new URL(servers[turn++ % servers.length]?.url ?? "");
    const { method, url: path, headers } = incoming;
    const outgoing = request({ host: target.hostname, port: target.port, method, path, headers });
    outgoing.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer).on("error", () => answer.destroy());
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && tries < servers.length)
        return forward(incoming, body, answer, tries + 1);
      return answer.headersSent ? answer.destroy() : answer.writeHead(502).end();
    });
    outgoing.end(body);
  };
  return createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => forward(incoming, Buffer.concat(parts), answer, 1));
  });
}

describe.skipIf(!swift)("three replicas on one Postgres and one bucket", () => {
  const nowhere = join(mkdtempSync(join(tmpdir(), "fit-closet-replicas-")), "data");
  let servers: RunningServer[] = [];
  let balancer: ReturnType<typeof balance>;
  let site = "";
  let ada: { id: string; cookie: string };

  beforeAll(async () => {
    const bucket = await swift?.bucket();
    const settings = {
      DATA_DIR: nowhere,
      DATABASE_URL: (await emptyDatabase("postgres")) ?? "",
      S3_BUCKET: bucket?.bucket ?? "",
      S3_ENDPOINT: bucket?.endpoint ?? "",
      S3_ACCESS_KEY_ID: bucket?.keys?.accessKeyId ?? "",
      S3_SECRET_ACCESS_KEY: bucket?.keys?.secretAccessKey ?? "",
      AUTH_SECRET: "a secret that only the tests know, long enough",
      LIMIT_SIGN_IN: String(SIGN_INS),
    };
    servers = await Promise.all([1, 2, 3].map(() => startServer(settings)));
    balancer = balance(servers).listen(0, "127.0.0.1");
    await new Promise((resolve) => balancer.once("listening", resolve));
    site = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  }, 120_000);

  afterAll(async () => {
    balancer.closeAllConnections();
    balancer.close();
    await Promise.all(servers.map((server) => server.kill()));
    await swift?.stop();
    rmSync(join(nowhere, ".."), { recursive: true, force: true });
  });

  const ask = (at: string, path: string, options: RequestInit = {}) =>
    fetch(at + path, {
      ...options,
      headers: { origin: at, cookie: ada?.cookie ?? "", ...(options.headers as object) },
    });
  const post = (at: string, path: string, body: object) =>
    ask(at, path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "" },
      body: JSON.stringify(body),
    });
  const addressOf = (replica: number) => servers[replica]?.url ?? "";

  async function upload(at: string) {
    const fields = { userId: ada.id, category: "top" };
    const { headers, payload } = await formOf(
      fields,
      { image: await photoOf("#308050") },
      "image.jpg",
    );
    return ask(at, "/api/cartoonize", { method: "POST", headers, body: new Uint8Array(payload) });
  }

  async function bothFiles(
    at: string,
    { cartoonURL, originalURL = "" }: CartoonizeResponse["item"],
  ) {
    const answers = [await ask(at, cartoonURL), await ask(at, originalURL)];
    for (const answer of answers)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    return answers.map(({ status }) => status);
  }

  async function wholeCloset() {
    const items: CartoonizeResponse["item"][] = [];
    for (let next: string | null = ""; next !== null;) {
      const page: ClosetPage = await (
        await ask(site, `/api/closet?cursor=${next}`.replace(/\?cursor=$/, ""))
      ).json();
      items.push(...page.items);
      next = page.next;
    }
    return items;
  }

  test("one signs up, another stores, the third shows; and nothing is kept on the disk", async () => {
    const names = { name: "Ada", firstName: "Ada", lastName: "L" };
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
    const form = { ...names, ...passwords, email: "ada@example.com" };
    const signedUp = await post(addressOf(0), "/api/auth/sign-up/email", form);
    expect(signedUp.status).toBe(200);
    const { user } = (await signedUp.json()) as { user: { id: string } };
    ada = { id: user.id, cookie: cookieOf(signedUp.headers.getSetCookie()) };

    const stored = await upload(addressOf(1));
    expect(stored.status).toBe(200);
    const { item } = (await stored.json()) as CartoonizeResponse;
    expect(await bothFiles(addressOf(2), item)).toEqual([200, 200]);
    for (const server of servers) {
      expect((await ask(server.url, "/readyz")).status).toBe(200);
      const page = (await (await ask(server.url, "/api/closet")).json()) as ClosetPage;
      expect(page.items.map(({ id }) => id)).toEqual([item.id]);
    }
    expect(existsSync(nowhere)).toBe(false);
  }, 60_000);

  test("wrong passwords are counted together, whoever answers them", async () => {
    const wrong = { email: "ada@example.com", password: "not the password" };
    const statuses: number[] = [];
    for (let i = 0; i < SIGN_INS + 3; i++)
      statuses.push((await post(site, "/api/auth/sign-in/email", wrong)).status);
    expect(statuses).toEqual([...Array(SIGN_INS).fill(401), 429, 429, 429]);
  });

  test("one is killed while all are busy: what was acknowledged is there, and the others go on", async () => {
    const before = await wholeCloset();
    const acknowledged: CartoonizeResponse["item"][] = [];
    const lost: number[] = [];
    const busy = Array.from({ length: 6 }, async () => {
      for (let i = 0; i < 4; i++) {
        const answer = await upload(site);
        if (answer.status === 200)
          acknowledged.push(((await answer.json()) as CartoonizeResponse).item);
        else lost.push(answer.status);
        if (acknowledged.length === 5) await servers[1]?.kill();
      }
    });
    await Promise.all(busy);
    expect(acknowledged.length).toBeGreaterThan(12);
    // Only those that were under way at that moment, and told so.
    expect(lost.length).toBeLessThanOrEqual(6);
    expect(lost.every((status) => status === 502)).toBe(true);

    const after = await wholeCloset();
    const ids = after.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...before, ...acknowledged].map(({ id }) => id)));
    for (const item of after) expect(await bothFiles(site, item)).toEqual([200, 200]);
    expect(new Set(after.map(({ originalURL }) => originalURL)).size).toBe(after.length);
    expect((await upload(site)).status).toBe(200);
  }, 180_000);
});
