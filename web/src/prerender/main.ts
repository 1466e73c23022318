import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { documentOf } from "./document.ts";
import { PATHS, renderPage } from "./render.tsx";

/** Built to web/build and run after the client's build: writes every page beside the assets it needs. */
const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** HTML is left out: the server writes its company's name into it first. Fonts and pictures are compressed as they are. */
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".txt", ".wasm", ".webmanifest"]);

async function writePages(): Promise<number> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const pages = PATHS.map((path) => ({ path, file: join(path, "index.html") }));
  pages.push({ path: "/nothing-here", file: "404.html" });
  for (const { path, file } of pages) {
    const html = documentOf(await renderPage(path), template);
    await mkdir(join(dist, dirname(file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
  return pages.length;
}

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

const pages = await writePages();
const files = await readdir(dist, { recursive: true });
const compressible = files.filter((file) => COMPRESSIBLE.has(extname(file)));
for (const file of compressible) await compress(file);
process.stdout.write(`prerendered ${pages} pages, compressed ${compressible.length} files\n`);
