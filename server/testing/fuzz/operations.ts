export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: Json[];
  anyOf?: Schema[];
};

/** One call as the OpenAPI document describes it. */
export type Operation = {
  method: string;
  path: string;
  parameters: { name: string; in: string }[];
  body: Schema | null;
};

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content?: Record<string, { schema?: Schema }> };
      }
    >
  >;
};

export function operationsOf(document: Document): Operation[] {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );
  return [...described, ...SIGN_IN];
}

const text: Schema = { type: "string" };
const form = (...names: string[]): Schema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** Sign-in is better-auth's and not in the document. Signing out is left aside: it would end the run's own session. */
const SIGN_IN: Operation[] = (
  [
    ["POST", "/sign-up/email", form("name", "email", "password", "confirmPassword")],
    ["POST", "/sign-in/email", form("email", "password")],
    ["POST", "/sign-in/social", form("provider", "callbackURL", "errorCallbackURL")],
    ["POST", "/request-password-reset", form("email", "redirectTo")],
    ["POST", "/send-verification-email", form("email", "callbackURL")],
    ["POST", "/reset-password", form("newPassword", "token")],
    ["GET", "/get-session", null],
    ["GET", "/callback/{provider}", null],
  ] as const
).map(([method, path, body]) => ({
  method,
  path: `/api/auth${path}`,
  parameters: path.includes("{") ? [{ name: "provider", in: "path" }] : [],
  body,
}));

/** A body as the schema wants it, as plain as can be. */
export function sample(schema: Schema | undefined): Json {
  if (!schema) return "x";
  if (schema.enum) return schema.enum[0] ?? null;
  if (schema.anyOf) return sample(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, sample(field)]));
  }
  if (type === "array") return [sample(schema.items)];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return true;
  return "what to wear to a picnic";
}
