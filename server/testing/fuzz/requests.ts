import type { Chance } from "./chance.ts";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: Json[];
  anyOf?: Schema[];
};

/** One call as the OpenAPI document describes it. */
export type Operation = {
  method: string;
  path: string;
  parameters: { name: string; in: string }[];
  body: Schema | null;
};

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

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content?: Record<string, { schema?: Schema }> };
      }
    >
  >;
};

export function operationsOf(document: Document): Operation[] {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );
  return [...described, ...SIGN_IN];
}

const text: Schema = { type: "string" };
const form = (...names: string[]): Schema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** Sign-in is better-auth's and not in the document. Signing out is left aside: it would end the run's own session. */
const SIGN_IN: Operation[] = (
  [
    ["POST", "/sign-up/email", form("name", "email", "password", "confirmPassword")],
    ["POST", "/sign-in/email", form("email", "password")],
    ["POST", "/sign-in/social", form("provider", "callbackURL", "errorCallbackURL")],
    ["POST", "/request-password-reset", form("email", "redirectTo")],
    ["POST", "/send-verification-email", form("email", "callbackURL")],
    ["POST", "/reset-password", form("newPassword", "token")],
    ["GET", "/get-session", null],
    ["GET", "/callback/{provider}", null],
  ] as const
).map(([method, path, body]) => ({
  method,
  path: `/api/auth${path}`,
  parameters: path.includes("{") ? [{ name: "provider", in: "path" }] : [],
  body,
}));

/** Text that has broken a server somewhere. */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b what to wear to a picnic",
  "\ud800",
  "‮what to wear‭",
  "' OR 1=1; DROP TABLE garment; --",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "__proto__",
  "👗".repeat(500),
  "x".repeat(10_000),
  "NaN",
  "-1",
  "ﷺ".repeat(2000),
  "\r\nSet-Cookie: a=b",
  "a".repeat(30) + "!",
  // What patterns with two repetitions, or one that may begin anywhere, take forever with.
  "@".repeat(1999),
  "a@a.".repeat(499),
  "-".repeat(1999) + "x",
  "1 ".repeat(999) + "°",
  " ".repeat(1990) + "x coat",
  "«".repeat(1999),
  "no not without ".repeat(130),
  "red ".repeat(490),
  "'a".repeat(990),
];
const NUMBERS = [0, -1, 1.5, 1e21, -1e308, 2 ** 53, 2 ** 31, -(2 ** 63), 91, 181];

/** In the path and the query, percent-encoded already. */
const PLACES = [
  "..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e",
  "..%5c..%5cwin.ini",
  "%00",
  "%ff%fe",
  "%",
  "%zz",
  "%c0%ae%c0%ae",
  "....%2f%2f",
  "a".repeat(3000),
  "%F0%9F%91%97",
  "1;drop",
  "null",
  "undefined",
  "-1",
  "[object%20Object]",
  "%7b%7d",
  "file:%2f%2f%2fetc%2fpasswd",
];
const QUERIES = [
  "limit=NaN",
  "limit=-1",
  "limit=1e309",
  "limit=0x10",
  "limit[]=1",
  "limit=1&limit=2",
  "cursor=9999999999999999999.a",
  "cursor=%00",
  "cursor=1.'%3bdrop",
  "cursor=" + "9".repeat(300),
  "drawing=../../x",
  "__proto__[x]=1",
  "=&&=",
  "%",
  "a".repeat(5000),
];

export const TYPES = [
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=" + "x".repeat(300),
  "application/json; charset=utf-16",
  "application/json; charset=nonsense",
  "image/svg+xml",
  "x",
  "/",
  "application/json, text/html",
];

/** A body as the schema wants it, as plain as can be. */
export function sample(schema: Schema | undefined): Json {
  if (!schema) return "x";
  if (schema.enum) return schema.enum[0] ?? null;
  if (schema.anyOf) return sample(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, sample(field)]));
  }
  if (type === "array") return [sample(schema.items)];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return true;
  return "what to wear to a picnic";
}

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

const HEADERS: Record<string, string>[] = [
  { cookie: "fit-closet.session_token=%00" },
  { cookie: "fit-closet.session_token=" + "a".repeat(6000) },
  { cookie: "=;;;=;" },
  { cookie: "fit-closet.session_token=%E0%A4%A; a=b" },
  { origin: "null" },
  { origin: "javascript:alert(1)" },
  { authorization: "Bearer ../../x" },
  { "x-forwarded-for": "1.2.3.4, <script>" },
  { "x-forwarded-host": "evil.test", "x-forwarded-proto": "javascript" },
  { "x-http-method-override": "DELETE" },
  { "if-none-match": '*, W/"x' + "y".repeat(5000) },
  { "accept-encoding": "br;q=nan, *;q=-1" },
  { "accept-language": "x".repeat(4000) },
  { "user-agent": "<script>alert(1)</script>" },
  { range: "bytes=0-,-1,5-2" },
  { expect: "200-maybe" },
  { "content-encoding": "gzip" },
  { "transfer-encoding": "gzip, chunked" },
  { host: "evil.test" },
  { host: "a b" },
  { host: "[::1" },
  { host: "127.0.0.1:99999" },
];

/** Lines after the request line, as no client would send them. */
const HEADS: readonly (readonly string[])[] = [
  ["Host: x", "Host: y"],
  [],
  ["Host: x", "Content-Length: 5", "Content-Length: 6"],
  ["Host: x", "Content-Length: -1"],
  ["Host: x", "Content-Length: 99999999999999999999"],
  ["Host: x", "Transfer-Encoding: chunked", "Content-Length: 3"],
  ["Host: x", "Transfer-Encoding: chunked"],
  ["Host: x", " folded: yes"],
  ["Host: x", "No colon here"],
  ["Host: x", `Big: ${"x".repeat(20_000)}`],
  ["Host: x", ...Array.from({ length: 2200 }, (_, n) => `h${n}: 1`)],
  ["Host: x", "Nul: a\0b"],
  ["Host: x", "Bytes: \xff\xfe"],
  ["Host: x", "Connection: upgrade", "Upgrade: h2c"],
];

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
