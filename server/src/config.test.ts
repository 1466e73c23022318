import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("needs nothing: an empty environment is a whole configuration", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: "localhost", companyName: "Fit Closet" });
  expect(config).toMatchObject({ maxUploadBytes: 20 * 1024 * 1024, maxPixels: 50_000_000 });
  expect([config.google, config.github]).toEqual([null, null]);
  expect(config.trustedProxies).toEqual([]);
});

test("lists every mistake at once, each naming its variable", () => {
  const wrong = {
    PORT: "http",
    PUBLIC_URL: "closet.example",
    AUTH_SECRET: "short",
    DATABASE_URL: "mysql://there",
    TRUSTED_PROXIES: "10.0.0.0/8, nonsense",
    MAX_PIXELS: "-1",
    WEATHER: "sunny",
    GOOGLE_CLIENT_ID: "an id",
    GITHUB_CLIENT_SECRET: "a secret",
    GITHUB_TOKEN_URL: "ftp://there",
  };
  const { GITHUB_TOKEN_URL: _url, ...others } = wrong;
  const names = Object.keys(others);
  const message = messageOf(wrong);
  for (const name of names.filter((name) => name !== "GITHUB_CLIENT_SECRET"))
    expect(message).toContain(name);
  expect(message).toContain("GITHUB_TOKEN_URL");
  expect(messageOf(others)).toContain("GITHUB_CLIENT_ID is not");
});

test("half a pair of a provider is a mistake, a whole pair is a provider", () => {
  const half = { GOOGLE_CLIENT_ID: "id" };
  expect(messageOf(half)).toContain("GOOGLE_CLIENT_SECRET is not");
  const { google } = readConfig({ ...half, GOOGLE_CLIENT_SECRET: "secret" });
  expect(google).toMatchObject({ clientId: "id", tokenUrl: "https://oauth2.googleapis.com/token" });
});

test("a variable that is set to nothing counts as absent", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "", GOOGLE_CLIENT_ID: "" }).port).toBe(3000);
});

test("networks and named ranges are trusted proxies", () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, ::1,loopback" });
  expect(trustedProxies).toEqual(["10.0.0.0/8", "::1", "loopback"]);
  for (const wrong of ["10.0.0.0/33", "1.2.3", "::1/129", "10.0.0.0/8/8", "*"])
    expect(messageOf({ TRUSTED_PROXIES: wrong })).toContain("TRUSTED_PROXIES");
});

test("only the origin of PUBLIC_URL counts", () => {
  expect(readConfig({ PUBLIC_URL: "https://closet.example/" }).publicUrl).toBe(
    "https://closet.example",
  );
});

test("without a provider every engine is embedded, and a key that nobody uses is no mistake", () => {
  const { engines } = readConfig({ OPENAI_API_KEY: "sk-1", IDEA_MODEL: "gpt" });
  expect([engines.tasks, engines.providers.openai]).toEqual([{}, undefined]);
});

test("a provider needs its name and its key, and each task has a model and a patience of its own", () => {
  const { tasks, providers } = readConfig({
    IDEA_PROVIDER: "anthropic",
    ANTHROPIC_API_KEY: "sk-a",
    PICTURE_PROVIDER: "openai",
    PICTURE_MODEL: "gpt-image-2",
    PICTURE_TIMEOUT_MS: "30000",
    OPENAI_API_KEY: " sk-o ",
    OPENAI_BASE_URL: "https://proxy.example/v1/",
    VISION_PROVIDER: "compatible",
    VISION_MODEL: "qwen3-vl",
    COMPATIBLE_BASE_URL: "http://localhost:11434/v1",
    GOOGLE_API_KEY: "unused",
  }).engines;
  expect(tasks).toEqual({
    idea: { provider: "anthropic", model: "claude-haiku-4-5", timeoutMs: 20_000 },
    picture: { provider: "openai", model: "gpt-image-2", timeoutMs: 30_000 },
    look: { provider: "compatible", model: "qwen3-vl", timeoutMs: 15_000 },
  });
  expect(providers).toEqual({
    anthropic: { baseUrl: "https://api.anthropic.com/v1", apiKey: "sk-a" },
    openai: { baseUrl: "https://proxy.example/v1", apiKey: "sk-o" },
    compatible: { baseUrl: "http://localhost:11434/v1" },
  });
});

test("what no provider can do is refused at once, each with the variable's name, and no key is shown", () => {
  const message = messageOf({
    IDEA_PROVIDER: "openai",
    PICTURE_PROVIDER: "anthropic",
    ANTHROPIC_API_KEY: "sk with spaces",
    CARTOON_PROVIDER: "google",
    CARTOON_MODEL: "imagen-4.0-generate-001",
    GOOGLE_API_KEY: "sk-g",
    GOOGLE_BASE_URL: "https://user:word@proxy.example",
    VISION_PROVIDER: "compatible",
    IDEA_TIMEOUT_MS: "soon",
    PROVIDER_CONCURRENCY: "0",
  });
  for (const sentence of [
    "OPENAI_API_KEY is not set, but IDEA_PROVIDER is openai.",
    "PICTURE_PROVIDER cannot be anthropic, which draws no pictures.",
    "ANTHROPIC_API_KEY must be one word",
    "CARTOON_MODEL cannot be imagen-4.0-generate-001",
    "GOOGLE_BASE_URL must not carry a name or password.",
    "VISION_MODEL is not set, but VISION_PROVIDER is compatible.",
    "COMPATIBLE_BASE_URL is not set, but VISION_PROVIDER is compatible.",
    "IDEA_TIMEOUT_MS must be a whole number.",
    "PROVIDER_CONCURRENCY must be at least 1.",
  ])
    expect(message).toContain(sentence);
  expect(message).not.toMatch(/sk-g|sk with|word@/);
  expect(messageOf({ IDEA_PROVIDER: "skynet" })).toContain("IDEA_PROVIDER must be one of embedded");
});

test("a bucket is whole or a mistake, and replicas need a secret in common", () => {
  expect(readConfig({}).bucket).toBeNull();
  const amazon = { S3_BUCKET: "fit-closet", S3_REGION: "eu-central-1" };
  expect(readConfig(amazon).bucket).toMatchObject({ keys: null, signedUrls: false });
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const other = { S3_BUCKET: "fit-closet", S3_ENDPOINT: "https://s3.example", ...keys };
  expect(readConfig({ ...other, S3_SIGNED_URLS: "true" }).bucket).toMatchObject({
    region: "us-east-1",
    keys: { accessKeyId: "id", secretAccessKey: "secret" },
    signedUrls: true,
  });
  const replicas = { ...other, DATABASE_URL: "postgres://here/closet" };
  expect(messageOf(replicas)).toContain("AUTH_SECRET must be set");
  expect(messageOf({ ...replicas, AUTH_SECRET: "x".repeat(32) })).toBe("no mistake");
  for (const [wrong, sentence] of [
    [{ S3_REGION: "eu-central-1" }, "S3_REGION is set, but S3_BUCKET is not."],
    [{ S3_BUCKET: "fit-closet" }, "neither S3_REGION nor S3_ENDPOINT"],
    [{ S3_BUCKET: "Fit Closet", S3_REGION: "eu-central-1" }, "S3_BUCKET must be"],
    [{ ...amazon, S3_ACCESS_KEY_ID: "id" }, "S3_SECRET_ACCESS_KEY is not"],
    [{ ...amazon, S3_SECRET_ACCESS_KEY: "secret" }, "S3_ACCESS_KEY_ID is not"],
    [{ ...amazon, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be a full address"],
    [{ ...amazon, S3_ENDPOINT: "https://s3.example" }, "only Amazon's own S3"],
    [{ ...amazon, S3_SIGNED_URLS: "yes" }, "S3_SIGNED_URLS must be"],
  ] as const)
    expect(messageOf(wrong)).toContain(sentence);
});

test("the limit to e-mails is known by its former name as well", () => {
  expect(readConfig({ LIMIT_LETTERS: "7" }).limits.emails).toBe(7);
  expect(readConfig({ LIMIT_LETTERS: "7", LIMIT_EMAILS: "3" }).limits.emails).toBe(3);
});

test("e-mails need a relay, a sender and an address to link to; each that lacks is named", () => {
  const relay = { SMTP_URL: "smtps://me:secret@mail.example:465" };
  const sender = { MAIL_FROM: "Fit Closet <closet@closet.example>" };
  expect(messageOf(relay)).toMatch(/MAIL_FROM is not[^]*PUBLIC_URL/);
  expect(messageOf(sender)).toContain("SMTP_URL is not");
  const { mail } = readConfig({ ...relay, ...sender, PUBLIC_URL: "https://closet.example" });
  expect(mail).toEqual({ smtpUrl: relay.SMTP_URL, from: sender.MAIL_FROM });
  expect(messageOf({ ...sender, SMTP_URL: "mail.example:25" })).toContain("SMTP_URL must be");
  expect(messageOf({ ...relay, MAIL_FROM: "a@b.example\r\nBcc: c@d.example" })).toContain(
    "MAIL_FROM must be",
  );
});

test("who may come in and who runs the place", () => {
  expect(readConfig({}).access).toEqual({
    signUps: "open",
    requireVerification: false,
    adminEmails: [],
  });
  const { access } = readConfig({ SIGN_UPS: "first", ADMIN_EMAILS: " Ada@example.com, b@c.de" });
  expect(access).toMatchObject({ signUps: "first", adminEmails: ["ada@example.com", "b@c.de"] });
  expect(messageOf({ SIGN_UPS: "no" })).toContain("SIGN_UPS");
  expect(messageOf({ ADMIN_EMAILS: "ada" })).toContain("ADMIN_EMAILS");
  expect(messageOf({ REQUIRE_VERIFICATION: "true" })).toContain("without SMTP_URL");
});

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return "no mistake";
}
