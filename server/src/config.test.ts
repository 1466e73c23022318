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

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return "no mistake";
}
