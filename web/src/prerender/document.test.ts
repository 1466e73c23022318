import { expect, test } from "vitest";
import { documentOf } from "./document.ts";

const TEMPLATE =
  '<head><title>x</title></head><div id="root"></div><script type="module" src="/a.js"></script>';
const page = (body: string) => ({
  title: "Page",
  description: "About it",
  body,
  signedOut: false,
});

test("puts head and body where the template has room for them", () => {
  const html = documentOf(
    { title: 'A "b" & <c>', body: "<p>$& $1</p>", signedOut: false },
    TEMPLATE,
  );
  expect(html).toContain("<title>A &quot;b&quot; &amp; &lt;c&gt;</title>");
  expect(html).toContain('<div id="root"><p>$& $1</p></div>');
  expect(html).not.toContain("description");
});

test("styles come before scripts, which are told to wait, with those that the first one fetches", () => {
  const template = `<head>
    <title>x</title>
    <script type="module" crossorigin src="/a.js"></script>
    <link rel="modulepreload" crossorigin href="/b.js">
    <link rel="stylesheet" href="/c.css">
  </head><div id="root"></div>`;
  const html = documentOf(page("x"), template, { chunks: ["/b.js", "/d.js"] });
  const order = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(order).toEqual(["/c.css", "/a.js", "/b.js", "/d.js"]);
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(3);
});

test("all other scripts wait behind the first, which knows their addresses, the entry's before the others", () => {
  const html = documentOf(page("x"), TEMPLATE, { first: "/painted.js", chunks: ["/d.js"] });
  expect(html).toContain('src="/painted.js" data-scripts="/a.js /d.js"></script>');
  expect(html.match(/<script|modulepreload/g)).toHaveLength(1);
});

test("the document for who is signed out says so to the scripts", () => {
  const html = documentOf({ ...page("x"), signedOut: true }, TEMPLATE);
  expect(html).toContain('<div id="root" data-signed-out>x</div>');
});

test.each([
  ["a style attribute", '<p class="x" style="color:red">x</p>'],
  ["a style element", "<style>p{}</style>"],
  ["an inline script", "<script>go()</script>"],
  ["an inline script with attributes", '<script type="module">go()</script>'],
  ["an inline handler", '<button onclick="go()">x</button>'],
])("refuses %s, which the content policy would block", (_, body) => {
  expect(() => documentOf(page(body), TEMPLATE)).toThrow(/Content-Security-Policy/);
});

test("lets words about styles and scripts pass", () => {
  expect(documentOf(page("<p>style=&quot;x&quot; onload=</p>"), TEMPLATE)).toContain("onload=");
});

test("refuses a template without a place for the page", () => {
  expect(() => documentOf(page("x"), "<title></title>")).toThrow(/has no/);
});
