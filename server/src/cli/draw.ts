// npm run -s draw -- "PROMPT" OUT.webp
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { embeddedIllustrator } from "../engines/own-thread-illustrator.ts";
import { printLine, usage } from "./lines.ts";

const [prompt, out, ...rest] = process.argv.slice(2);
if (!prompt || !out || rest.length > 0) usage('npm run -s draw -- "PROMPT" OUT.webp');

const start = performance.now();
const { webp, alt } = await embeddedIllustrator.draw({ prompt, seed: 1 });
const ms = Math.round(performance.now() - start);
await mkdir(dirname(out), { recursive: true });
await writeFile(out, webp);
printLine({ out, alt, ms, bytes: webp.length });
