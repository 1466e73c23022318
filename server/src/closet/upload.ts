import type { MultipartFile } from "@fastify/multipart";
import { cartoonizeFieldsSchema, FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { sentenceOf } from "../http/errors.ts";

export type UploadForm = {
  fields: z.infer<typeof cartoonizeFieldsSchema>;
  photo: Buffer;
  fileName: string;
};

/** A form's own words come to a few hundred bytes; the photo may have all of `maxBytes`. */
const FORM_OVERHEAD = 64 * 1024;

/**
 * Reads the multipart form, the parts in any order, and stops reading once there is too much of it.
 * @throws FitError no_file, no_category, bad_request, picture_too_large
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadForm> {
  if (!request.isMultipart()) throw new FitError("no_file");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes + FORM_OVERHEAD)
    throw tooLarge(maxBytes);
  const texts: Record<string, string> = {};
  let file: { photo: Buffer; fileName: string } | null = null;
  const limits = { fileSize: maxBytes, files: 1, fields: 12, fieldSize: 4096, parts: 14 };
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") file = await readFile(part, maxBytes);
    else if (typeof part.value === "string") texts[part.fieldname] = part.value;
  }
  if (!file || file.photo.byteLength === 0 || !texts["userId"]) throw new FitError("no_file");
  return { fields: parseFields(texts), ...file };
}

async function readFile(part: MultipartFile, maxBytes: number) {
  const photo = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? tooLarge(maxBytes) : error;
  });
  return { photo, fileName: part.filename || "photo" };
}

function tooLarge(maxBytes: number): FitError {
  const megabytes = Math.floor((maxBytes / 1024 ** 2) * 10) / 10;
  const message = `That picture is too large. Photos may have up to ${megabytes} MB.`;
  return new FitError("picture_too_large", { message });
}

function parseFields(texts: Record<string, string>): UploadForm["fields"] {
  if (!texts["category"]?.trim()) throw new FitError("no_category");
  const parsed = cartoonizeFieldsSchema.safeParse(texts);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    instancePath: `/${path.join("/")}`,
    message,
  }));
  throw new FitError("bad_request", { message: sentenceOf(issues) });
}
