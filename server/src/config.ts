import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { PHOTO_PIXELS } from "@fit-closet/core";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { readClosets } from "./config/closets.ts";
import { readBudgets } from "./config/budgets.ts";
import { readEngines } from "./config/engines.ts";
import { readMail } from "./config/mail.ts";
import { GITHUB, GOOGLE, readAccess, readProvider } from "./config/sign-in.ts";
import { readStorage } from "./config/storage.ts";
import { LEAST_DECODE_BYTES } from "./engines/decode-cost.ts";
import { type Environment, number, oneOf, webAddress } from "./config/words.ts";

/** A mistake that whoever starts the server can put right. The message is all they need; no stack is shown. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const NAMED_PROXIES = ["loopback", "linklocal", "uniquelocal"];

const proxiesSchema = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ""))
  .refine(
    (parts) => parts.every((part) => NAMED_PROXIES.includes(part) || isNetwork(part)),
    "TRUSTED_PROXIES must be addresses or networks separated by commas, such as 10.0.0.0/8,loopback.",
  );

/** In full: `10.0.0/8`, which some readers take for 10.0.0.0, may as well be a slip. */
const isNetwork = (text: string): boolean =>
  isIP(text) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

const environmentSchema = z.object({
  PORT: number("PORT", 0, 65_535).default(3000),
  // Only this machine may call unless asked otherwise: a wardrobe is not offered to the café's network by accident.
  // `localhost` rather than 127.0.0.1, because browsers may try ::1 first. Containers set 0.0.0.0.
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default(fromRoot("data")),
  WEB_DIR: z.string().default(fromRoot("web/dist")),
  PUBLIC_URL: webAddress("PUBLIC_URL").optional(),
  AUTH_SECRET: z.string().min(32, "AUTH_SECRET must have at least 32 characters.").optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgres:// or postgresql://")
    .optional(),
  TRUSTED_PROXIES: proxiesSchema.default([]),
  COMPANY_NAME: z.string().trim().max(80, "COMPANY_NAME is too long.").default("Fit Closet"),
  LOG_LEVEL: oneOf("LOG_LEVEL", ["silent", "fatal", "error", "warn", "info", "debug"]).default(
    "warn",
  ),
  MAX_UPLOAD_BYTES: number("MAX_UPLOAD_BYTES", 1024, 1024 ** 3).default(20 * 1024 ** 2),
  MAX_PIXELS: number("MAX_PIXELS", 1, 1e9).default(PHOTO_PIXELS),
  MAX_DECODE_BYTES: number("MAX_DECODE_BYTES", LEAST_DECODE_BYTES, 1e13).optional(),
  MAX_PICTURE_BYTES: number("MAX_PICTURE_BYTES", 1, 1e13).default(512 * 1024 ** 2),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters.").optional(),
  WEATHER: oneOf("WEATHER", ["open-meteo", "climate"]).default("open-meteo"),
  WEATHER_URL: webAddress("WEATHER_URL").optional(),
  LIMIT_SIGN_IN: number("LIMIT_SIGN_IN", 0, 1e9).default(10),
  LIMIT_SIGN_UP: number("LIMIT_SIGN_UP", 0, 1e9).default(10),
  LIMIT_EMAILS: number("LIMIT_EMAILS", 0, 1e9).default(5),
  LIMIT_IDEAS: number("LIMIT_IDEAS", 0, 1e9).default(20),
  LIMIT_PICTURES: number("LIMIT_PICTURES", 0, 1e9).default(20),
  LIMIT_CARTOONS: number("LIMIT_CARTOONS", 0, 1e9).default(30),
  LIMIT_CONTACT: number("LIMIT_CONTACT", 0, 1e9).default(5),
  LIMIT_IMPORTS: number("LIMIT_IMPORTS", 0, 1e9).default(10),
});

export type Config = ReturnType<typeof readConfig>;
export type Limits = Config["limits"];

/**
 * Reads the whole configuration once; nothing else looks at the environment.
 * @throws SetupError that lists every mistake at once
 */
export function readConfig(environment: Environment = process.env) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  // What the limit was called before.
  const given = { LIMIT_EMAILS: set["LIMIT_LETTERS"], ...set };
  const main = environmentSchema.safeParse(given);
  const google = readProvider(given, "GOOGLE", GOOGLE);
  const github = readProvider(given, "GITHUB", GITHUB);
  const mail = readMail(given);
  const access = readAccess(given);
  const budgets = readBudgets(given);
  const engines = readEngines(given);
  const storage = readStorage(given);
  const closets = readClosets(given, main.data?.DATA_DIR ?? "");
  if (
    !main.success ||
    !google.success ||
    !github.success ||
    !mail.success ||
    !access.success ||
    !budgets.success ||
    !engines.success ||
    !storage.success ||
    !closets.success
  )
    throw mistakes(main, google, github, mail, access, budgets, engines, storage, closets);
  const values = main.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    webDir: resolve(values.WEB_DIR),
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    authSecret: values.AUTH_SECRET,
    databaseUrl: values.DATABASE_URL,
    /** Null where files lie in the data folder. */
    bucket: storage.data,
    trustedProxies: values.TRUSTED_PROXIES,
    companyName: values.COMPANY_NAME,
    logLevel: values.LOG_LEVEL,
    maxUploadBytes: values.MAX_UPLOAD_BYTES,
    maxPixels: values.MAX_PIXELS,
    /** Undefined for what suits the number of drawing threads. */
    maxDecodeBytes: values.MAX_DECODE_BYTES,
    maxPictureBytes: values.MAX_PICTURE_BYTES,
    weather: { kind: values.WEATHER, url: values.WEATHER_URL },
    limits: {
      signIn: values.LIMIT_SIGN_IN,
      signUp: values.LIMIT_SIGN_UP,
      emails: values.LIMIT_EMAILS,
      ideas: values.LIMIT_IDEAS,
      pictures: values.LIMIT_PICTURES,
      cartoons: values.LIMIT_CARTOONS,
      contact: values.LIMIT_CONTACT,
      imports: values.LIMIT_IMPORTS,
    },
    google: google.data,
    github: github.data,
    mail: mail.data,
    access: access.data,
    budgets: budgets.data,
    engines: engines.data,
    closets: closets.data,
    metricsToken: values.METRICS_TOKEN,
  };
}

function mistakes(...results: z.ZodSafeParseResult<unknown>[]): SetupError {
  const sentences = results.flatMap((result) => result.error?.issues.map((i) => i.message) ?? []);
  return new SetupError(`The configuration has mistakes:\n- ${sentences.join("\n- ")}`);
}
