import type { Page } from "./render.tsx";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

export type Scripts = {
  /** The address of what runs first, and fetches all the others when the page was painted; without it they are fetched at once. */
  first?: string;
  /** Addresses of what this page fetches once the entry runs. */
  chunks: readonly string[];
};

/**
 * The page inside the document that vite built.
 * @throws TypeError when the template has no place for a part, or the Content-Security-Policy would block the result
 */
export function documentOf(
  page: Page,
  template: string,
  scripts: Scripts = { chunks: [] },
): string {
  const head = [
    `<title>${escaped(page.title)}</title>`,
    ...(page.description
      ? [`<meta name="description" content="${escaped(page.description)}" />`]
      : []),
  ].join("\n    ");
  const html = put(stylesFirst(template, scripts), /<title>[^<]*<\/title>/, head);
  const root = page.signedOut ? '<div id="root" data-signed-out>' : '<div id="root">';
  const whole = put(html, '<div id="root"></div>', `${root}${page.body}</div>`);
  refuseInline(whole);
  return whole;
}

const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^<>]*>(?:<\/script>)?/g;

/** What is prerendered needs its styles to be seen and its scripts to be used: on a slow line they must not share it evenly. */
function stylesFirst(template: string, { first, chunks }: Scripts): string {
  const vites = template.match(SCRIPTS) ?? [];
  const all = [...new Set([...vites, ...chunks.map(preload)])];
  const scripts = first ? [behind(first, all)] : all;
  const late = scripts.map((tag) => tag.replace(" ", ' fetchpriority="low" '));
  const rest = template.replaceAll(SCRIPTS, "").replaceAll(/^ *\n/gm, "");
  return put(rest, "</head>", `  ${late.join("\n    ")}\n  </head>`);
}

const preload = (address: string): string =>
  `<link rel="modulepreload" crossorigin href="${address}">`;

/** The first script, which knows the addresses of the others: the entry's and those that it will need. */
function behind(first: string, tags: readonly string[]): string {
  const addresses = tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)![1]!);
  return `<script type="module" crossorigin src="${first}" data-scripts="${addresses.join(" ")}"></script>`;
}

function put(template: string, place: string | RegExp, part: string): string {
  if (template.search(place) < 0) throw new TypeError(`The template has no ${String(place)}.`);
  return template.replace(place, () => part);
}

/** The policy has no `unsafe-inline`: such a page would look right here and broken in a browser. */
function refuseInline(html: string): void {
  const inline = /<[^<>]*\sstyle=|<style|<script(?![^<>]*\ssrc=)|<[^<>]*\son[a-z]+=/i.exec(html);
  if (!inline) return;
  const around = html.slice(Math.max(0, inline.index - 80), inline.index + 160);
  throw new TypeError(
    `Inline style or script, which the Content-Security-Policy blocks: ${around}`,
  );
}
