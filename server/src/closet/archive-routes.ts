import { Readable } from "node:stream";
import { FitError, importResponseSchema } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import type { PersonId } from "../database/ownership.ts";
import { whenGone } from "../http/gone.ts";
import { MOST } from "./archive/contents.ts";
import { exportCloset } from "./archive/export.ts";
import { importCloset } from "./archive/import.ts";
import { createLanding } from "./archive/on-disk.ts";
import { openZip, type ZipLimits } from "./archive/unzip.ts";
import type { ClosetOptions } from "./options.ts";

const GIB = 1024 ** 3;

/** Some thousand garments with their photos. */
const ARCHIVE_BYTES = 4 * GIB;

/** Three files a garment, with room for what another program may have put in. */
const FILES = 16_000;

/** What archives may hold of the disk while they are brought in. */
const LANDING_BYTES = 2 * ARCHIVE_BYTES;
const RETRY_AFTER_S = 30;

/** Four gigabytes at twenty megabits a second. */
const BODY_MS = 1_800_000;

const ZIPS = ["application/zip", "application/x-zip-compressed", "application/octet-stream"];

export function archiveRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { asks, attempts, maxUploadBytes } = options;
  const limits: ZipLimits = {
    files: FILES,
    fileBytes: Math.max(maxUploadBytes, MOST.contentsBytes),
    totalBytes: ARCHIVE_BYTES,
  };
  const importing = new Set<PersonId>();
  const onDisk = createLanding(LANDING_BYTES);

  return async (app) => {
    app.addContentTypeParser(ZIPS, (_request, body, done) => done(null, body));

    app.get(
      "/api/closet/export",
      {
        schema: {
          summary:
            "One's own closet as a ZIP (application/zip): photos, cartoons, cut-outs and closet.json",
        },
      },
      async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        const name = `fit-closet-${new Date().toISOString().slice(0, 10)}.zip`;
        void reply.header("content-disposition", `attachment; filename="${name}"`);
        void reply.header("cache-control", "no-store");
        void reply.type("application/zip");
        return reply.send(request.method === "HEAD" ? "" : exportCloset(options, person));
      },
    );

    app.post(
      "/api/closet/import",
      {
        schema: {
          summary: "Add an exported closet to one's own; what is there already is passed over",
          consumes: ["application/zip", "multipart/form-data"],
          body: z.unknown().meta({ type: "string", format: "binary" }),
          response: { 200: importResponseSchema },
        },
        config: { bodyMs: BODY_MS },
        validatorCompiler: () => (value) => ({ value }),
      },
      async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        if (importing.has(person))
          throw new FitError("busy", { message: BUSY, retryAfter: RETRY_AFTER_S });
        importing.add(person);
        try {
          return await onDisk(await archiveIn(request), ARCHIVE_BYTES, async (path) => {
            const zip = await openZip(path, limits);
            const work = { parts: options, person, zip, maxUploadBytes, signal: whenGone(reply) };
            return options.storing(() => importCloset(work)).finally(() => zip.close());
          });
        } finally {
          importing.delete(person);
        }
      },
    );
  };
}

const NO_ARCHIVE = "There is no archive in that request.";
const BUSY = "A closet of yours is being moved in. Please try again in a moment.";

/** The body itself, or the file of a form. */
async function archiveIn(request: FastifyRequest): Promise<Readable> {
  if (Number(request.headers["content-length"] ?? 0) > ARCHIVE_BYTES)
    throw new FitError("body_too_large");
  if (request.body instanceof Readable) return request.body;
  if (!request.isMultipart()) throw new FitError("no_file", { message: NO_ARCHIVE });
  const part = await request.file({ limits: { fileSize: ARCHIVE_BYTES, files: 1, parts: 4 } });
  if (!part) throw new FitError("no_file", { message: NO_ARCHIVE });
  return part.file;
}
