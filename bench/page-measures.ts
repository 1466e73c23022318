import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, CDPSession, Page, Response } from "@playwright/test";

/** A phone of the lower middle class on a slow line, as Lighthouse has it. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWED = 4;

/** Nothing loads and nothing is computed for so long: whoever looks has all there is to see. */
const QUIET_MS = 1500;
const LONGEST_MS = 60_000;

export type Visit = { url: string; path: string; cookie: string | null; width: number };

/** Times in ms since the address was entered; `js` in KB as gzip sends it, `bytes` in KB as they came, headers included. */
export type Figures = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  firstPicture: number;
  allQuiet: number;
  requests: number;
  bytes: number;
  js: number;
};

type Seen = { largest: number; shift: number; picture: number; last: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Opens a page as somebody does who was never there before. */
export async function measureVisit(browser: Browser, visit: Visit): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: visit.width, height: 844 } });
  try {
    await signIn(context, visit);
    const page = await context.newPage();
    await page.addInitScript(watch);
    const traffic = await follow(page, await slowDown(page));
    await page.goto(visit.url + visit.path, { waitUntil: "commit" });
    await untilQuiet(page, traffic);
    return { ...(await paints(page)), ...(await traffic.sums()) };
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, { url, cookie }: Visit): Promise<void> {
  const [name = "", value = ""] = cookie?.split(/=(.*)/) ?? [];
  if (cookie) await context.addCookies([{ name, value, url }]);
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return session;
}

/** Runs in the page before its own scripts. Shifts are summed as Web Vitals does: the worst second's, five at most. */
function watch(): void {
  const seen = (window.seen = { largest: 0, shift: 0, picture: 0, last: 0 });
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  const end = ({ startTime, duration }: PerformanceEntry) =>
    (seen.last = Math.max(seen.last, startTime + duration));
  on("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  on("longtask", end);
  on("resource", end);
  let [begin, before, sum] = [0, 0, 0];
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const { startTime } = entry;
    if (startTime - before > 1000 || startTime - begin > 5000) [begin, sum] = [startTime, 0];
    [before, sum] = [startTime, sum + value];
    seen.shift = Math.max(seen.shift, sum);
  });
  const loaded = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !/\/cartoon\b/.test(target.src)) return;
    requestAnimationFrame(() => (seen.picture ||= performance.now()));
  };
  document.addEventListener("load", loaded, true);
}

type Traffic = {
  busy: () => boolean;
  sums: () => Promise<Pick<Figures, "requests" | "bytes" | "js">>;
};

async function follow(page: Page, session: CDPSession): Promise<Traffic> {
  const [open, scripts] = [new Set<string>(), new Map<string, Response>()];
  let [requests, bytes] = [0, 0];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    requests += open.has(requestId) ? 0 : 1;
    open.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    open.delete(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.set(response.url(), response);
  });
  return {
    busy: () => open.size > 0,
    async sums() {
      const bodies = await Promise.all([...scripts.values()].map((script) => script.body()));
      const js = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      return { requests, bytes: bytes / 1000, js: js / 1000 };
    },
  };
}

async function untilQuiet(page: Page, { busy }: Traffic): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < LONGEST_MS) {
    await page.waitForTimeout(QUIET_MS / 5);
    const since = await page.evaluate(() => performance.now() - window.seen.last).catch(() => 0);
    if (!busy() && since > QUIET_MS) return;
  }
  throw new Error(`${page.url()} never came to rest.`);
}

function paints(page: Page): Promise<Omit<Figures, "requests" | "bytes" | "js">> {
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const { largest, shift, picture, last } = window.seen;
    return {
      firstPaint: first?.startTime ?? 0,
      largestPaint: largest,
      shift,
      firstPicture: picture,
      allQuiet: last,
    };
  });
}
