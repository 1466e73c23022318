/**
 * `npm run fuzz [-- --images 2000 --requests 2000 --seed 1]`: photos and requests that are wrong in every way, sent to a real server
 * process, on SQLite and on PostgreSQL. The same seed sends the same bytes. Exits 1 when anything was found.
 */
import { parseArgs } from "node:util";
import { fuzz } from "@fit-closet/server/testing/dist/fuzz/run.js";
import { startPostgres } from "@fit-closet/server/testing/dist/postgres.js";
import { startServer } from "@fit-closet/server/testing/dist/running-server.js";

const { values } = parseArgs({
  options: {
    images: { type: "string", default: "2000" },
    requests: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    database: { type: "string", default: "both" },
  },
});

/** Resident memory may end this much above what it was when everything had been used once. */
const GROWTH_MB = 100;

/** Nobody may be kept waiting longer than this, by whatever somebody else sends. */
const MOST_LAG_MS = 250;

const lines: string[] = [];
for (const kind of ["sqlite", "postgres"])
  if (values.database === "both" || values.database === kind) await run(kind);
process.stdout.write(`${lines.join("; ")}\n`);

async function run(kind: string): Promise<void> {
  const database = kind === "postgres" ? await startPostgres() : null;
  if (kind === "postgres" && !database) return void lines.push("postgres: not on this machine");
  const server = await startServer({ DATABASE_URL: database?.url ?? "", LOG_LEVEL: "error" });
  const start = performance.now();
  const report = await fuzz({
    server,
    databaseUrl: database?.url,
    images: Number(values.images),
    requestsPerRoute: Number(values.requests),
    seed: Number(values.seed),
  });
  const code = await server.close();
  await database?.stop();
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  const { warm, end } = report.memory;
  const findings = [...report.findings];
  if (code !== 0) findings.push(`the server ended with ${code}`);
  if (server.said()) findings.push(`it logged ${server.said().slice(0, 2000)}`);
  if (megabytes(end - warm) > GROWTH_MB) findings.push("memory grew");
  const { ms, during } = report.lag;
  if (ms >= MOST_LAG_MS) findings.push(`everybody waited for ${ms} ms during ${during}`);
  for (const finding of findings) process.stdout.write(`${kind}: ${finding}\n`);
  if (findings.length > 0) process.exitCode = 1;
  process.stdout.write(`${kind}: ${JSON.stringify(report.statuses)}\n`);
  lines.push(
    `${kind}: ${report.images} images, ${report.requests} requests on ${report.routes} routes, ` +
      `${findings.length} findings, memory ${megabytes(warm)} to ${megabytes(end)} MB, ` +
      `longest wait ${ms} ms (${during}), ` +
      `seed ${values.seed}, ${Math.round((performance.now() - start) / 1000)} s`,
  );
}
