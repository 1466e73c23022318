import { beforeAll, expect, test, vi } from "vitest";
import { documentOf } from "./document.ts";
import { PATHS, renderPage } from "./render.tsx";

const TEMPLATE =
  '<html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>';
const MISSING = "/no-such-page";
const ALL = [...PATHS, MISSING];
const STATIC = ["/services", "/about", "/privacy", "/terms", "/faq", "/contact"];

const documents = new Map<string, string>();

/** Vite writes the year of the build into the code; nothing else of the build is needed to render. */
beforeAll(async () => {
  vi.stubEnv("VITE_BUILD_YEAR", "2026");
  for (const path of ALL) documents.set(path, documentOf(await renderPage(path), TEMPLATE));
});

const html = (path: string) => documents.get(path) ?? "";
const main = (path: string) => /<main.*<\/main>/s.exec(html(path))?.[0] ?? "";
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test("every public route of the product has a page", () => {
  const routes =
    "/ /home /closet /ideas /login /signup /services /about /privacy /terms /faq /contact /j";
  expect(PATHS).toEqual(expect.arrayContaining(routes.split(" ")));
});

test("each page has a title of its own; the two addresses of home share theirs", () => {
  const titles = ALL.map((path) => /<title>(.+?)<\/title>/.exec(html(path))?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(ALL.length - 1);
});

test.each(ALL)("%s has one main heading, inside the main area", (path) => {
  expect(count(html(path), /<h1[ >]/g)).toBe(1);
  expect(count(main(path), /<h1[ >]/g)).toBe(1);
});

test.each(ALL)(
  "%s shows the year and leaves the company's name for the server to fill in",
  (path) => {
    expect(html(path)).toMatch(/<footer.*2026.*__COMPANY_NAME__.*<\/footer>/s);
  },
);

test.each(ALL)("the links in %s lead to pages and headings that exist", (path) => {
  const targets = [...main(path).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
  const dead = targets.filter((href) =>
    href.startsWith("#") ? !main(path).includes(`id="${href.slice(1)}"`) : !PATHS.includes(href),
  );
  expect(dead).toEqual([]);
});

test.each(["/", "/home", "/closet", "/ideas", "/login", "/signup", "/j", ...STATIC])(
  "%s says what it is about",
  (path) => {
    expect(html(path)).toMatch(/<meta name="description" content="[^"]{30,200}" \/>/);
  },
);

test.each([...STATIC, "/j", MISSING])("%s leads back home", (path) => {
  expect(main(path)).toContain('href="/home"');
});

test.each(["/services", "/about", "/privacy", "/terms", "/faq"])(
  "%s leads to /contact and /signup",
  (path) => {
    expect(main(path)).toContain('href="/contact"');
    expect(main(path)).toContain('href="/signup"');
  },
);

test.each(["/services", "/faq"])("%s leads to /login", (path) => {
  expect(main(path)).toContain('href="/login"');
});

test.each([
  "Personalised recommendations",
  "Wardrobe management",
  "Style inspiration",
  "Shopping assistance",
])("services has a section on %s", (service) => {
  expect(main("/services")).toMatch(new RegExp(`<h2[^>]*>${service}</h2>`));
});

test("the privacy policy is dated June 2024 and names who is responsible", () => {
  expect(main("/privacy")).toContain('<time dateTime="2024-06">June 2024</time>');
  expect(main("/privacy")).toContain("__COMPANY_NAME__");
});

test("the FAQ answers at least ten questions that open without a script", () => {
  expect(count(main("/faq"), /<details[^>]*><summary/g)).toBeGreaterThanOrEqual(10);
});

test("the contact form has a label for each of its three fields", () => {
  const form = /<form.*<\/form>/s.exec(main("/contact"))?.[0] ?? "";
  const labelled = [...form.matchAll(/<label for="([^"]+)"/g)].map(
    ([, id]) => new RegExp(`<[^>]* id="${id}"[^>]* name="([a-z]+)"`).exec(form)?.[1],
  );
  expect(labelled).toEqual(["name", "email", "message"]);
});

test("the page under construction shows a picture that is put into words", () => {
  expect(main("/j")).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]{10,}"/);
  expect(main("/j")).toContain("Go back home");
});

test("every address that does not exist renders the same page", async () => {
  expect(await renderPage("/elsewhere/42")).toEqual(await renderPage(MISSING));
});

test("who is known to be signed out sees the ways in at once, on every page, and no stand-in for what is theirs", async () => {
  for (const path of [
    "/closet",
    "/closet/find",
    "/closet/bin",
    "/days",
    "/figures",
    "/ideas",
    "/account",
    "/home",
  ]) {
    const { body } = await renderPage(path, { signedOut: true });
    expect(body).toMatch(/<header.*href="\/login".*<\/header>/s);
    expect(body).not.toContain("animate-pulse");
    expect(html(path)).not.toMatch(/<header.*href="\/login".*<\/header>/s);
  }
});
