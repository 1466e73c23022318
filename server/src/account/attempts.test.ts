import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { KINDS, openDatabase } from "../database/testing.ts";
import { countAttempts, householdOf } from "./attempts.ts";

const LIMITS = { ...readConfig({}).limits, signIn: 3, ideas: 0 };
const tooMany = expect.objectContaining({ code: "too_many_requests" });

describe.each(KINDS)("attempts counted beside %s", (kind) => {
  const opened = openDatabase(kind);
  afterAll(async () => (await opened).close());
  const counter = async () => countAttempts(LIMITS, (await opened).pool);

  test("run out for one e-mail and for nobody else, and a success forgives them", async () => {
    const attempts = await counter();
    for (let n = 0; n < 3; n++) await attempts.count("signIn", "email:a");
    await expect(attempts.count("signIn", "email:a")).rejects.toEqual(tooMany);
    await attempts.count("signIn", "email:b");
    await attempts.count("signUp", "email:a");
    await attempts.forgive("signIn", "email:a");
    await attempts.count("signIn", "email:a");
  });

  test("an address, which may be an office, gets ten times as many", async () => {
    const attempts = await counter();
    for (let n = 0; n < 30; n++) await attempts.count("signIn", "address:1", `email:${n}`);
    await expect(attempts.count("signIn", "address:1")).rejects.toEqual(tooMany);
  });

  test("a limit of 0 is none", async () => {
    const attempts = await counter();
    const many = Array.from({ length: 50 }, () => attempts.count("ideas", "person:1"));
    await expect(Promise.all(many)).resolves.toHaveLength(50);
  });
});

test.runIf(KINDS.length > 1)("replicas on one Postgres count together", async () => {
  const opened = await openDatabase("postgres");
  const replicas = [countAttempts(LIMITS, opened.pool), countAttempts(LIMITS, opened.pool)];
  for (let n = 0; n < 3; n++) await replicas[n % 2]?.count("signIn", "email:a");
  for (const replica of replicas)
    await expect(replica.count("signIn", "email:a")).rejects.toEqual(tooMany);
  await opened.close();
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
])("%s is counted as %s", (ip, household) => {
  expect(householdOf(ip)).toBe(household);
});

test("when counting itself fails, the costly call is refused and not let through", async () => {
  const gone = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 500 });
  const attempts = countAttempts(LIMITS, gone);
  await expect(attempts.count("cartoons", "person:1")).rejects.toEqual(
    expect.objectContaining({ code: "unavailable" }),
  );
  await gone.end();
});
