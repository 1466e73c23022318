import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What a page of ours ever asks a browser for is where the person is, for the weather; everything else that browsers know stays shut. */
const PERMISSIONS = `geolocation=(self), ${[
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ")}`;

/**
 * A page may load from here and nowhere else, and runs no inline script or style.
 * @param picturesFrom another origin that pictures are fetched from, where a bucket hands them out itself
 */
export async function sendSafeHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
  picturesFrom: string | null,
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        imgSrc: ["'self'", "blob:", ...(picturesFrom ? [picturesFrom] : [])],
        workerSrc: ["'self'"],
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
    // Not `no-referrer`: with it a browser sends `Origin: null` from forms, which the check of origins refuses.
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: publicUrl?.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  app.addHook("onRequest", async (_request, reply) => {
    void reply.header("permissions-policy", PERMISSIONS);
  });
}
