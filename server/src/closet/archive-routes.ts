import { Readable } from "node:stream";
import { FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import type { PersonId } from "../database/ownership.ts";
import { endpoint } from "../http/endpoint.ts";
import { whenGone } from "../http/gone.ts";
import { MOST } from "./archive/contents.ts";
import { exportCloset } from "./archive/export.ts";
import { importCloset } from "./archive/import.ts";
import { createLanding, prepareLanding } from "./archive/on-disk.ts";
import { openZip, type ZipLimits } from "./archive/unzip.ts";
import type { ClosetOptions } from "./options.ts";

/** Three files a garment, with room for what another program may have put in. */
const FILES = 16_000;

/** Archives of the largest size that may lie in the temporary folder at once. */
export const ARCHIVES_AT_ONCE = 2;
const RETRY_AFTER_S = 30;

/** Four gigabytes at twenty megabits a second. */
const BODY_MS = 1_800_000;

const ZIPS = ["application/zip", "application/x-zip-compressed", "application/octet-stream"];

export function archiveRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { asks, attempts, maxUploadBytes, maxArchiveBytes, tempDir, onTrouble } = options;
  const limits: ZipLimits = {
    files: FILES,
    fileBytes: Math.max(maxUploadBytes, MOST.contentsBytes),
    totalBytes: maxArchiveBytes,
  };
  const importing = new Set<PersonId>();
  const onDisk = createLanding(tempDir, ARCHIVES_AT_ONCE * maxArchiveBytes);

  return async (app) => {
    app.addHook("onReady", async () => {
      const free = await prepareLanding(tempDir).catch((error: unknown) => onTrouble(error));
      if (free !== undefined && free < maxArchiveBytes) onTrouble(tooLittle(tempDir, free));
    });
    app.addContentTypeParser(ZIPS, (_request, body, done) => done(null, body));

    app.route({
      ...endpoint("exportCloset"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        const name = `fit-closet-${new Date().toISOString().slice(0, 10)}.zip`;
        void reply.header("content-disposition", `attachment; filename="${name}"`);
        void reply.header("cache-control", "no-store");
        void reply.type("application/zip");
        return reply.send(request.method === "HEAD" ? "" : exportCloset(options, person));
      },
    });

    app.route({
      ...endpoint("importCloset"),
      config: { bodyMs: BODY_MS },
      validatorCompiler: () => (value) => ({ value }),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("imports", keyOf(request, person), addressOf(request));
        if (importing.has(person))
          throw new FitError("busy", { message: BUSY, retryAfter: RETRY_AFTER_S });
        importing.add(person);
        try {
          const said = Number(request.headers["content-length"] ?? 0);
          if (said > maxArchiveBytes) throw new FitError("body_too_large");
          const archive = await archiveIn(request, maxArchiveBytes);
          return await onDisk(archive, { most: maxArchiveBytes, said }, async (path) => {
            const zip = await openZip(path, limits);
            const work = { parts: options, person, zip, maxUploadBytes, signal: whenGone(reply) };
            return options.storing(() => importCloset(work)).finally(() => zip.close());
          });
        } finally {
          importing.delete(person);
        }
      },
    });
  };
}

const tooLittle = (folder: string, free: number) =>
  `${folder} has room for ${Math.floor(free / 1024 ** 2)} MB: larger archives will be refused. Set TEMP_DIR to a folder with more, or MAX_ARCHIVE_BYTES to less.`;

const NO_ARCHIVE = "There is no archive in that request.";
const BUSY = "A closet of yours is being moved in. Please try again in a moment.";

/** The body itself, or the file of a form. */
async function archiveIn(request: FastifyRequest, most: number): Promise<Readable> {
  if (request.body instanceof Readable) return request.body;
  if (!request.isMultipart()) throw new FitError("no_file", { message: NO_ARCHIVE });
  const part = await request.file({ limits: { fileSize: most, files: 1, parts: 4 } });
  if (!part) throw new FitError("no_file", { message: NO_ARCHIVE });
  return part.file;
}
