import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { documentOf } from "./document.ts";
import { factsOf, PATHS, renderPage } from "./render.tsx";

/** Built to web/build and run after the client's build: writes every page beside the assets it needs. */
const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** Vite's: which file each module went into. */
const MANIFEST = ".vite/manifest.json";

/** HTML is left out: the server writes its company's name into it first. Fonts and pictures are compressed as they are. */
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".txt", ".wasm", ".webmanifest"]);

async function writePages(): Promise<number> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(dist, MANIFEST), "utf8")) as Manifest;
  const first = `/${manifest[FIRST]!.file}`;
  const pages = PATHS.map((path) => ({ path, file: join(path, "index") }));
  pages.push({ path: "/nothing-here", file: "404" });
  for (const { path, file } of pages) {
    await mkdir(join(dist, dirname(file)), { recursive: true });
    for (const signedOut of [false, true]) {
      const page = await renderPage(path, { signedOut });
      const chunks = chunksOf(manifest, path, signedOut);
      const html = documentOf(page, template, { ...(signedOut && { first }), chunks });
      await writeFile(join(dist, `${file}${signedOut ? SIGNED_OUT : ""}.html`), html);
    }
  }
  return pages.length;
}

/** Ends the name of the page's second document, which the server gives to a browser that brings no session. */
const SIGNED_OUT = ".signed-out";

async function compress(file: string): Promise<void> {
  const bytes = await readFile(join(dist, file));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(join(dist, `${file}.br`), br);
  if (gz.length < bytes.length) await writeFile(join(dist, `${file}.gz`), gz);
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = "index.html";
/** What runs first where nobody is signed in, and fetches the entry when the page was painted. Else scripts bring what people came for. */
const FIRST = "src/painted.ts";

/** The scripts of the screen at `path`, beside those of every page: fetched with them, instead of after them. */
function chunksOf(manifest: Manifest, path: string, signedOut: boolean): string[] {
  const { module, ownModule } = factsOf(path);
  const modules = [module, signedOut ? undefined : ownModule].filter((file) => file !== undefined);
  const unknown = modules.find((file) => !manifest[file]);
  if (unknown) throw new TypeError(`${path} names ${unknown}, which is no chunk.`);
  const always = withImports(manifest, ENTRY);
  const own = modules.flatMap((file) => [...withImports(manifest, file)]);
  return [...new Set(own)]
    .filter((key) => !always.has(key))
    .map((key) => `/${manifest[key]?.file}`);
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found);
  return found;
}

const pages = await writePages();
await rm(dirname(join(dist, MANIFEST)), { recursive: true });
const files = await readdir(dist, { recursive: true });
const compressible = files.filter((file) => COMPRESSIBLE.has(extname(file)));
for (const file of compressible) await compress(file);
process.stdout.write(`prerendered ${pages} pages, compressed ${compressible.length} files\n`);
