import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { compressed } from "../http/compression.ts";

const STYLE = "/api/docs/style.css";

/** Must come before the routes it describes. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Fit Closet",
        version: "1",
        description:
          "Calls that change something need an Origin of this site. Failures are { code, message }. Sign-in is better-auth's, at /api/auth.",
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** The OpenAPI document, and the same as a page that runs no script. */
export function docsRoutes(app: FastifyInstance): void {
  const hide = { schema: { hide: true } };
  app.get("/api/docs/json", { ...hide, ...compressed }, async () => app.swagger());
  app.get(STYLE, hide, async (_request, reply) => reply.type("text/css; charset=utf-8").send(CSS));
  app.get("/api/docs", { ...hide, ...compressed }, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(pageOf(callsOf(app.swagger()))),
  );
}

type Call = { method: string; path: string; summary: string; takes: unknown; gives: unknown };
type Content = { content?: Record<string, { schema?: unknown }> };
type Operation = { summary?: string; requestBody?: Content; responses?: Record<string, Content> };

function callsOf(document: { paths?: object }): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary ?? "",
      takes: schemaIn(operation.requestBody),
      gives: Object.values(operation.responses ?? {}).map(schemaIn)[0],
    })),
  );
}

function schemaIn(content: Content | undefined): unknown {
  return Object.values(content?.content ?? {})[0]?.schema;
}

function pageOf(calls: Call[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fit Closet: every call</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<main>
<h1>Every call</h1>
<p>The same as an <a href="/api/docs/json">OpenAPI document</a>. Calls that change something need an <code>Origin</code> of
this site; failures are <code>{ "code", "message" }</code>; sign-in lies at <code>/api/auth</code>.</p>
${calls.map(sectionOf).join("\n")}
</main>
</body>
</html>`;
}

function sectionOf({ method, path, summary, takes, gives }: Call): string {
  return `<section>
<h2><code>${method} ${escaped(path)}</code></h2>
<p>${escaped(summary)}</p>
${details("Takes", takes)}${details("Answers", gives)}</section>`;
}

function details(label: string, schema: unknown): string {
  if (schema === undefined) return "";
  const text = escaped(JSON.stringify(schema, null, 2));
  return `<details><summary>${label}</summary><pre tabindex="0">${text}</pre></details>\n`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const CSS = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid light-dark(#bbb, #555); padding-block: 0.75rem; }
h2 { font-size: 1.05rem; margin: 0; }
p { margin-block: 0.25rem; }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; background: light-dark(#f4f1ea, #26231f); }
a { color: light-dark(#0b57a4, #8cc2ff); }
`;
