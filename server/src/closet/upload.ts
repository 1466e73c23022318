import type { MultipartFile } from "@fastify/multipart";
import { cartoonizeFieldsSchema, FitError, recutFieldsSchema } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { sentenceOf } from "../http/errors.ts";

export type UploadForm = {
  fields: z.infer<typeof cartoonizeFieldsSchema>;
  photo: Buffer;
  fileName: string;
  mask: Buffer | undefined;
};

/** A form's own words come to a few hundred bytes; each of its files has a limit of its own. */
const FORM_OVERHEAD = 64 * 1024;

/** Black and white in a photo's size; a few kilobytes mostly. */
const MASK_BYTES = 2 * 1024 ** 2;

type Files = Partial<Record<"image" | "mask", { bytes: Buffer; fileName: string }>>;

/** The most that a form with a photo up to `maxPhoto` and a cut-out may weigh. */
export const formBytes = (maxPhoto: number): number => maxPhoto + MASK_BYTES + FORM_OVERHEAD;

/** @throws FitError no_file, no_category, bad_request, picture_too_large */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadForm> {
  if (!request.isMultipart()) throw new FitError("no_file");
  const { texts, files } = await readParts(request, { image: maxBytes, mask: MASK_BYTES });
  const { image, mask } = files;
  if (!image?.bytes.byteLength || !texts["userId"]) throw new FitError("no_file");
  if (!texts["category"]?.trim()) throw new FitError("no_category");
  const fields = parse(cartoonizeFieldsSchema, texts);
  return { fields, photo: image.bytes, fileName: image.fileName, mask: mask?.bytes };
}

/** @throws FitError no_file, bad_request, picture_too_large */
export async function readPhoto(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) throw new FitError("no_file");
  const { texts, files } = await readParts(request, { image: maxBytes, mask: MASK_BYTES });
  const { image, mask } = files;
  if (!image?.bytes.byteLength) throw new FitError("no_file");
  const { cut } = parse(recutFieldsSchema, texts);
  return { photo: image.bytes, fileName: image.fileName, mask: mask?.bytes, cut };
}

/** @throws FitError bad_request, picture_too_large */
export async function readRecut(request: FastifyRequest) {
  if (!request.isMultipart()) throw new FitError("bad_request");
  const { texts, files } = await readParts(request, { mask: MASK_BYTES });
  return { mask: files.mask?.bytes, ...parse(recutFieldsSchema, texts) };
}

/** Reads the parts in any order. A file that is not called `mask` is the photo, for which there may be no place. */
async function readParts(request: FastifyRequest, most: { image?: number; mask: number }) {
  const { image: maxPhoto = 0 } = most;
  const texts: Record<string, string> = {};
  const files: Files = {};
  const limits = { fileSize: Math.max(maxPhoto, most.mask), files: 2, fields: 12, parts: 14 };
  const all = request.parts({ limits: { ...limits, fieldSize: 4096 } });
  for await (const part of all) {
    if (part.type === "file") {
      const name = part.fieldname === "mask" ? "mask" : "image";
      const limit = files[name] ? 0 : (most[name] ?? 0);
      if (limit === 0)
        throw new FitError("bad_request", { message: `There is no place for another ${name}.` });
      files[name] = { bytes: await readFile(part, limit), fileName: part.filename || "photo" };
    } else if (typeof part.value === "string") texts[part.fieldname] = part.value;
  }
  return { texts, files };
}

/** What is too much is read and dropped, so that whoever still sends it gets the answer. */
async function readFile(part: MultipartFile, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= most) chunks.push(chunk);
  }
  if (bytes > most || part.file.truncated) throw tooLarge(most);
  return Buffer.concat(chunks);
}

/** @throws FitError picture_too_large before anything is read, where the request says how much it holds */
export function refuseLength(request: FastifyRequest, most: number, maxPhoto: number): void {
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge(maxPhoto);
}

export function tooLarge(most: number): FitError {
  const megabytes = Math.floor((most / 1024 ** 2) * 10) / 10;
  const message = `That picture is too large. Up to ${megabytes} MB are accepted.`;
  return new FitError("picture_too_large", { message });
}

function parse<Schema extends z.ZodType>(schema: Schema, texts: object): z.infer<Schema> {
  const parsed = schema.safeParse(texts);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    instancePath: `/${path.join("/")}`,
    message,
  }));
  throw new FitError("bad_request", { message: sentenceOf(issues) });
}
