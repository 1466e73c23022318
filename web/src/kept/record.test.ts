import { expect, test } from "vitest";
import type { Session } from "../account/session.ts";
import { DAY_MS, isAlive, isFor } from "./record.ts";

const NOW = 1_800_000_000_000;

const signedIn = (uid: string): Session => ({
  known: true,
  user: { uid, email: `${uid}@example.org`, name: uid },
});
const visitor: Session = { known: true, user: null };
const nobodyYet: Session = { known: false, user: null };

test("a day and no longer", () => {
  expect(isAlive({ at: NOW - DAY_MS + 1 }, NOW)).toBe(true);
  expect(isAlive({ at: NOW - DAY_MS }, NOW)).toBe(false);
});

test("a clock that was set back keeps nothing for longer", () => {
  expect(isAlive({ at: NOW + 1 }, NOW)).toBe(false);
});

test("not beyond a sign-out", () => {
  expect(isAlive({ at: NOW - 10 }, NOW, NOW - 20)).toBe(true);
  expect(isAlive({ at: NOW - 10 }, NOW, NOW - 10)).toBe(false);
});

test("a visitor's goes along with whoever signs in", () => {
  for (const session of [nobodyYet, visitor, signedIn("robin")])
    expect(isFor({ uid: null }, session)).toBe(true);
});

test("a person's is shown to them alone, and not before it is known who is there", () => {
  expect(isFor({ uid: "robin" }, signedIn("robin"))).toBe(true);
  for (const session of [nobodyYet, visitor, signedIn("kim")])
    expect(isFor({ uid: "robin" }, session)).toBe(false);
});
