import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** A page may load from here and nowhere else, and runs no inline script or style. */
export async function sendSafeHeaders(app: FastifyInstance, publicUrl: string | undefined) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        imgSrc: ["'self'", "blob:", "data:"],
        workerSrc: ["'self'", "blob:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The sign-in popup travels over the provider's pages and must still be able to close itself.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    frameguard: { action: "deny" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: publicUrl?.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
}
