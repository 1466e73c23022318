import type { Chance } from "./chance.ts";
import { HEADERS, HEADS, NUMBERS, PLACES, QUERIES, TEXTS, TYPES } from "./odd-values.ts";
import { type Json, type Operation, sample } from "./operations.ts";

/** Bytes for the wire, except where `raw` says that even those are odd. */
export type OddRequest = {
  kind: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The head of the request as it is, where no client would write it. */
  raw?: string[];
};

type Wrong = (chance: Chance, operation: Operation, good: OddRequest) => OddRequest;

const withJson = (good: OddRequest, body: unknown): OddRequest => ({
  ...good,
  body: Buffer.from(JSON.stringify(body)),
});

const jsonOf = ({ body }: Operation): { [name: string]: Json } => {
  const value = sample(body ?? { type: "object" });
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
};

/** Changes one field, somewhere in the body. */
const oneField =
  (change: (chance: Chance) => unknown): Wrong =>
  (chance, operation, good) => {
    const body: Record<string, unknown> = jsonOf(operation);
    const names = Object.keys(body);
    if (names.length > 0) body[chance.one(names)] = change(chance);
    return withJson(good, body);
  };

/** Of which a quarter of a megabyte holds very many. */
const SMALL_THINGS: Json[] = [1, "", "x", [], {}, { slot: 1 }, null];

/** Puts a list that is far too long in the place of something so deep in the body. */
function replaceInside(chance: Chance, body: { [name: string]: Json }, depth: number): void {
  const names = Object.keys(body);
  if (names.length === 0) return;
  const name = chance.one(names);
  const inner = body[name]!;
  const isObject = typeof inner === "object" && inner !== null && !Array.isArray(inner);
  if (depth > 1 && isObject) return replaceInside(chance, inner, depth - 1);
  const count = chance.one([41, 1_000, 30_000, 100_000]);
  body[name] = Array<Json>(count).fill(chance.one(SMALL_THINGS));
}

const KINDS: Record<string, Wrong> = {
  "wrong type": oneField((chance) => chance.one([null, true, 5, [], {}, [[]], "x", { length: 9 }])),
  "odd text": oneField((chance) => chance.one(TEXTS)),
  "odd number": oneField((chance) => chance.one(NUMBERS)),
  "odd list": oneField((chance) =>
    Array.from({ length: chance.one([1, 30, 5000]) }, () => chance.one(TEXTS.slice(0, 9))),
  ),
  "wrong inside": (chance, operation, good) => {
    const body = jsonOf(operation);
    replaceInside(chance, body, chance.one([1, 2, 3, 4]));
    return withJson(good, body);
  },
  missing: (chance, operation, good) => {
    const body = jsonOf(operation);
    const names = Object.keys(body);
    if (names.length > 0) delete body[chance.one(names)];
    return withJson(good, body);
  },
  "one too many": (chance, operation, good) => {
    const extra = chance.one(["__proto__", "constructor", "toString", "userId", "id", "admin"]);
    const whole = JSON.stringify(jsonOf(operation)).replace(/^\{/, `{"${extra}":{"x":1},`);
    return { ...good, body: Buffer.from(whole) };
  },
  "no object": (chance, _operation, good) =>
    withJson(good, chance.one([null, [], "x", 1, true, [[[[]]]]])),
  deep: (chance, _operation, good) => {
    const depth = chance.one([50, 5000, 60_000]);
    const [open, close] = chance.one([["[", "]"] as const, ['{"a":', "}"] as const]);
    return { ...good, body: Buffer.from(open.repeat(depth) + "1" + close.repeat(depth)) };
  },
  huge: (chance, operation, good) => {
    const body: Record<string, unknown> = jsonOf(operation);
    body["more"] = "x".repeat(chance.one([100_000, 300_000, 2_000_000]));
    return withJson(good, body);
  },
  "broken JSON": (chance, operation, good) => {
    const text = JSON.stringify(jsonOf(operation));
    const broken = chance.one([text.slice(0, -2), text + "}", `${text}${text}`, "{a:1}", "[1,]"]);
    return { ...good, body: Buffer.from(broken) };
  },
  "bad UTF-8": (chance, operation, good) => {
    const body = Buffer.from(JSON.stringify(jsonOf(operation)));
    const at = chance.below(body.length);
    const bad = chance.one([[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80]]);
    return {
      ...good,
      body: Buffer.concat([body.subarray(0, at), Buffer.from(bad), body.subarray(at)]),
    };
  },
  "wrong content type": (chance, _operation, good) => ({
    ...good,
    headers: { ...good.headers, "content-type": chance.one(TYPES) },
  }),
  "path traversal": (chance, { path, parameters }, good) => {
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    const odd = chance.one(PLACES);
    const spot = inPath.length > 0 ? `{${chance.one(inPath).name}}` : "";
    const whole = spot ? path.replace(spot, odd) : `${path}/${odd}`;
    return { ...good, path: whole.replaceAll(/\{\w+\}/g, "x") };
  },
  "odd query": (chance, _operation, good) => ({
    ...good,
    path: `${good.path}?${chance.one(QUERIES)}`,
  }),
  "odd header": (chance, _operation, good) => ({
    ...good,
    headers: { ...good.headers, ...chance.one(HEADERS) },
  }),
  "odd head": (chance, _operation, good) => ({ ...good, raw: [...chance.one(HEADS)] }),
};

const NAMES = Object.keys(KINDS);

/** The nth request that is wrong about this call. */
export function oddRequest(chance: Chance, operation: Operation, nth: number): OddRequest {
  const kind = NAMES[nth % NAMES.length]!;
  const path = operation.path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
  const headers = { "content-type": "application/json" };
  const body = operation.body ? Buffer.from(JSON.stringify(jsonOf(operation))) : null;
  const good = { kind, method: operation.method, path, headers, body };
  return { ...KINDS[kind]!(chance, operation, good), kind };
}
