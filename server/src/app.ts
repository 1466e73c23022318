import { join } from "node:path";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { countAttempts } from "./account/attempts.ts";
import { createAuth } from "./account/auth.ts";
import { whoAsks } from "./account/person.ts";
import { accountRoutes } from "./account/routes.ts";
import { closetRoutes } from "./closet/routes.ts";
import { storageRoutes } from "./closet/storage-routes.ts";
import type { Config } from "./config.ts";
import { connect } from "./database/connect.ts";
import { createEmbeddedEngines } from "./engines/embedded.ts";
import { createDiskStore } from "./files/disk.ts";
import { answerErrors } from "./http/errors.ts";
import { sendSafeHeaders } from "./http/headers.ts";
import { tellHealth } from "./http/health.ts";
import { loggerOptions } from "./http/logger.ts";
import { measure } from "./http/metrics.ts";
import { refuseOtherOrigins } from "./http/origin.ts";
import { ideaRoutes } from "./outfits/idea-routes.ts";
import { outfitRoutes } from "./outfits/routes.ts";
import { describeRoutes, docsRoutes } from "./pages/docs.ts";
import { pageRoutes } from "./pages/routes.ts";
import { serveWebApp } from "./pages/web-app.ts";
import { sweep } from "./sweep.ts";
import { createWeather } from "./weather/open-meteo.ts";

/** Ordinary bodies are a few kilobytes; a photo's route has a limit of its own. */
const MAX_BODY_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;
const SWEEP_EVERY_MS = 3 * 3_600_000;

/** Chooses the adapters, opens them and wires the routes to them. `close()` ends all that this opened. */
export async function createApp(config: Config, secret: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  measure(app);
  refuseOtherOrigins(app, config.publicUrl);
  await sendSafeHeaders(app, config.publicUrl);
  await app.register(multipart);
  await describeRoutes(app);
  await addRoutes(app, config, secret, await openParts(app, config));
  docsRoutes(app);
  await serveWebApp(app, config);
  return app;
}

type Parts = Awaited<ReturnType<typeof openParts>>;

async function openParts(app: FastifyInstance, config: Config) {
  const onLost = (error: Error) => app.log.warn({ err: error });
  const connection = await connect({ url: config.databaseUrl, folder: config.dataDir, onLost });
  app.addHook("onClose", () => connection.close());
  const files = await createDiskStore(join(config.dataDir, "files"));
  const engines = createEmbeddedEngines(config);
  app.addHook("onClose", () => engines.close());
  engines.ready.catch((err: unknown) => app.log.error({ err }));
  const weather = createWeather(config.weather);
  sweepNowAndThen(app, () => sweep({ db: connection.db, files }, Date.now()));
  return { connection, files, engines, weather };
}

async function addRoutes(app: FastifyInstance, config: Config, secret: string, parts: Parts) {
  const { connection, files, engines, weather } = parts;
  const { db } = connection;
  const { google, github, publicUrl, companyName, maxUploadBytes, maxPictureBytes } = config;
  const onTrouble = (trouble: unknown) =>
    app.log.warn(trouble instanceof Error ? { err: trouble } : { trouble });
  const auth = createAuth({ db, secret, onTrouble, google, github, publicUrl });
  const attempts = countAttempts(config.limits, connection.pool);
  const common = { db, files, attempts, asks: whoAsks(auth) };
  const closet = { ...common, cartoonist: engines.cartoonist, maxUploadBytes };
  const { stylist, illustrator } = engines;
  const outfits = { ...common, stylist, illustrator, weather, maxPictureBytes, onTrouble };
  const providers = { google: google !== null, github: github !== null };

  tellHealth(app, { database: connection, files });
  await app.register(accountRoutes(auth, attempts));
  await app.register(closetRoutes(closet));
  await app.register(storageRoutes(closet));
  await app.register(outfitRoutes(outfits));
  await app.register(ideaRoutes(outfits));
  await app.register(
    pageRoutes({ db, attempts, site: { companyName, providers, maxUploadBytes } }),
  );
}

function sweepNowAndThen(app: FastifyInstance, sweepOnce: () => Promise<number>): void {
  const run = () => {
    sweepOnce().then(
      (gone) => app.log.info({ swept: gone }),
      (err: unknown) => app.log.error({ err }),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, SWEEP_EVERY_MS);
  });
  app.addHook("preClose", async () => clearInterval(timer));
}
