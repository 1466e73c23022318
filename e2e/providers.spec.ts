import { askButton } from "./ask.ts";
import { OAuth2Server } from "oauth2-mock-server";
import { closeNotice, expect, signUp, test as base } from "./test.ts";
import { startServer } from "../server/testing/running-server.ts";

/** Google and Github against an identity provider of our own on loopback, which speaks OAuth 2 and OpenID Connect. */
const test = base.extend<{ identity: { email: string; name: string } }, { provider: OAuth2Server }>(
  {
    provider: [
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const provider = new OAuth2Server();
        await provider.issuer.keys.generate("RS256");
        await provider.start(0, "127.0.0.1");
        await use(provider);
        await provider.stop();
      },
      { scope: "worker" },
    ],
    server: [
      async ({ provider }, use) => {
        const issuer = `http://127.0.0.1:${provider.address().port}`;
        const endpoints = (name: string) => ({
          [`${name}_CLIENT_ID`]: "closet",
          [`${name}_CLIENT_SECRET`]: "a secret between us",
          [`${name}_AUTHORIZATION_URL`]: `${issuer}/authorize`,
          [`${name}_TOKEN_URL`]: `${issuer}/token`,
          [`${name}_USERINFO_URL`]: `${issuer}/userinfo`,
        });
        const server = await startServer({ ...endpoints("GOOGLE"), ...endpoints("GITHUB") });
        await use(server);
        await server.close();
      },
      { scope: "worker", timeout: 60_000 },
    ],
    identity: async ({ provider }, use, info) => {
      const identity = {
        email: `oauth-${info.testId.slice(-8)}@example.org`,
        name: "Robin Weaver",
      };
      const claims = {
        sub: info.testId,
        id: info.testId,
        login: "robin",
        email_verified: true,
        ...identity,
      };
      const answer = (response: { body: unknown }) => {
        response.body = claims;
      };
      const sign = (token: { payload: Record<string, unknown> }) =>
        Object.assign(token.payload, claims);
      provider.service.on("beforeUserinfo", answer);
      provider.service.on("beforeTokenSigning", sign);
      await use(identity);
      provider.service.off("beforeUserinfo", answer);
      provider.service.off("beforeTokenSigning", sign);
    },
  },
);

for (const name of ["Google", "Github"]) {
  test(`${name}: the popup signs the person in and closes`, async ({ page, identity }) => {
    expect(identity.email).toContain("@");
    await page.goto("/login");
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: new RegExp(name, "i") }).click();
    await (await popup).waitForEvent("close");
    await expect(page.getByText("login successful")).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect((await page.request.get("/api/closet")).status()).toBe(200);
  });
}

test("an idea that was wanted before goes along through the popup and is saved", async ({
  page,
  identity,
}) => {
  expect(identity.email).toContain("@");
  await page.goto("/home");
  await closeNotice(page);
  await page.getByRole("textbox").fill("Dinner with my sister on a mild evening");
  await askButton(page).click();
  await page.getByRole("link", { name: "Save idea" }).click();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: /google/i }).click();
  await (await popup).waitForEvent("close");
  await expect(page.getByText("Idea saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("Dinner with my sister on a mild evening");
  await page.getByRole("link", { name: /^Saved\./ }).click();
  await expect(
    page.getByRole("article", { name: "Dinner with my sister on a mild evening" }),
  ).toHaveCount(1);
});

test.describe("an address that has a password account", () => {
  test.use({ expectedNoise: [/401/] });
  test("is refused to Github in the spec's words", async ({ page, identity }) => {
    await signUp(page, identity.email);
    await page.context().clearCookies();
    await page.goto("/login");
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: /github/i }).click();
    await (await popup).waitForEvent("close");
    const sentence =
      "An account with this email already exists. Please sign in with your existing method to link your GitHub account.";
    await expect(page.getByText(sentence).first()).toBeVisible();
    expect((await page.request.get("/api/closet")).status()).toBe(401);
  });
});

base("a button without a configured client says so", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: /google/i }).click();
  await expect(page.getByText(/google sign-in/i).first()).toBeVisible();
});
