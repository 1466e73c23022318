import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** A mistake that whoever starts the server can put right. The message is all they need; no stack is shown. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const number = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a whole number.`)
    .int(`${name} must be a whole number.`)
    .min(min, `${name} must be at least ${min}.`)
    .max(max, `${name} must be at most ${max}.`);

const webAddress = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} must be a full address such as https://closet.example`,
  });

const oneOf = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  z.enum(values, { error: `${name} must be one of ${values.join(", ")}.` });

const NAMED_PROXIES = ["loopback", "linklocal", "uniquelocal"];

const proxiesSchema = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ""))
  .refine(
    (parts) => parts.every((part) => NAMED_PROXIES.includes(part) || isNetwork(part)),
    "TRUSTED_PROXIES must be addresses or networks separated by commas, such as 10.0.0.0/8,loopback.",
  );

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

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
  MAX_PIXELS: number("MAX_PIXELS", 1, 1e9).default(50e6),
  MAX_PICTURE_BYTES: number("MAX_PICTURE_BYTES", 1, 1e13).default(512 * 1024 ** 2),
  WEATHER: oneOf("WEATHER", ["open-meteo", "climate"]).default("open-meteo"),
  WEATHER_URL: webAddress("WEATHER_URL").optional(),
  LIMIT_SIGN_IN: number("LIMIT_SIGN_IN", 0, 1e9).default(10),
  LIMIT_SIGN_UP: number("LIMIT_SIGN_UP", 0, 1e9).default(10),
  LIMIT_IDEAS: number("LIMIT_IDEAS", 0, 1e9).default(20),
  LIMIT_PICTURES: number("LIMIT_PICTURES", 0, 1e9).default(20),
  LIMIT_CARTOONS: number("LIMIT_CARTOONS", 0, 1e9).default(30),
  LIMIT_CONTACT: number("LIMIT_CONTACT", 0, 1e9).default(5),
});

const providerSchema = (name: string, endpoints: Endpoints) =>
  z
    .object({
      clientId: z.string().optional(),
      clientSecret: z.string().optional(),
      authorizationUrl: webAddress(`${name}_AUTHORIZATION_URL`).default(endpoints.authorizationUrl),
      tokenUrl: webAddress(`${name}_TOKEN_URL`).default(endpoints.tokenUrl),
      userInfoUrl: webAddress(`${name}_USERINFO_URL`).default(endpoints.userInfoUrl),
    })
    .transform(({ clientId, clientSecret, ...urls }, context) => {
      if (clientId && clientSecret) return { clientId, clientSecret, ...urls };
      const missing = clientId ? "SECRET" : "ID";
      const given = clientId ? "ID" : "SECRET";
      if (clientId || clientSecret)
        context.addIssue(`${name}_CLIENT_${given} is set, but ${name}_CLIENT_${missing} is not.`);
      return null;
    });

type Endpoints = Record<"authorizationUrl" | "tokenUrl" | "userInfoUrl", string>;

const GOOGLE: Endpoints = {
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
};

const GITHUB: Endpoints = {
  authorizationUrl: "https://github.com/login/oauth/authorize",
  tokenUrl: "https://github.com/login/oauth/access_token",
  userInfoUrl: "https://api.github.com/user",
};

export type Provider = Endpoints & { clientId: string; clientSecret: string };
export type Config = ReturnType<typeof readConfig>;
export type Limits = Config["limits"];

type Environment = Record<string, string | undefined>;

/**
 * Reads the whole configuration once; nothing else looks at the environment.
 * @throws SetupError that lists every mistake at once
 */
export function readConfig(environment: Environment = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const main = environmentSchema.safeParse(given);
  const google = providerSchema("GOOGLE", GOOGLE).safeParse(providerOf(given, "GOOGLE"));
  const github = providerSchema("GITHUB", GITHUB).safeParse(providerOf(given, "GITHUB"));
  if (!main.success || !google.success || !github.success) throw mistakes(main, google, github);
  const values = main.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    webDir: resolve(values.WEB_DIR),
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    authSecret: values.AUTH_SECRET,
    databaseUrl: values.DATABASE_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    companyName: values.COMPANY_NAME,
    logLevel: values.LOG_LEVEL,
    maxUploadBytes: values.MAX_UPLOAD_BYTES,
    maxPixels: values.MAX_PIXELS,
    maxPictureBytes: values.MAX_PICTURE_BYTES,
    weather: { kind: values.WEATHER, url: values.WEATHER_URL },
    limits: {
      signIn: values.LIMIT_SIGN_IN,
      signUp: values.LIMIT_SIGN_UP,
      ideas: values.LIMIT_IDEAS,
      pictures: values.LIMIT_PICTURES,
      cartoons: values.LIMIT_CARTOONS,
      contact: values.LIMIT_CONTACT,
    },
    google: google.data,
    github: github.data,
  };
}

function providerOf(given: Environment, name: string) {
  return {
    clientId: given[`${name}_CLIENT_ID`],
    clientSecret: given[`${name}_CLIENT_SECRET`],
    authorizationUrl: given[`${name}_AUTHORIZATION_URL`],
    tokenUrl: given[`${name}_TOKEN_URL`],
    userInfoUrl: given[`${name}_USERINFO_URL`],
  };
}

function mistakes(...results: z.ZodSafeParseResult<unknown>[]): SetupError {
  const sentences = results.flatMap((result) => result.error?.issues.map((i) => i.message) ?? []);
  return new SetupError(`The configuration has mistakes:\n- ${sentences.join("\n- ")}`);
}
