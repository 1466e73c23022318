import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { openAccounts } from "./account/accounts.ts";
import { closetRoutes } from "./closet/routes.ts";
import type { Config } from "./config.ts";
import { forecastsAmongReplicas } from "./database/forecasts.ts";
import { type Storing, whileStoring } from "./database/storing.ts";
import { dayRoutes } from "./days/days-routes.ts";
import { planRoutes } from "./days/plan-routes.ts";
import { giveBackYoungSpace } from "./engines/collect.ts";
import { picturesFrom } from "./files/open.ts";
import { finishHandlersOnClosing, partOnClosing } from "./http/closing.ts";
import { limitBodyTime } from "./http/body-time.ts";
import { limitBodyValues } from "./http/body-values.ts";
import { offerCompression } from "./http/compression.ts";
import { answerErrors } from "./http/errors.ts";
import { sendSafeHeaders } from "./http/headers.ts";
import { tellHealth } from "./http/health.ts";
import { loggerOptions } from "./http/logger.ts";
import { measure, type Metrics } from "./http/metrics.ts";
import { refuseOtherOrigins } from "./http/origin.ts";
import type { SmtpOptions } from "./mail/smtp.ts";
import { ideaRoutes } from "./outfits/idea-routes.ts";
import { picturedRoutes } from "./outfits/pictured-routes.ts";
import { outfitRoutes } from "./outfits/routes.ts";
import { createSketches } from "./outfits/sketches.ts";
import { warmUp } from "./outfits/warm-up.ts";
import { describeRoutes, docsRoutes } from "./pages/docs.ts";
import { pageRoutes } from "./pages/routes.ts";
import { serveWebApp } from "./pages/web-app.ts";
import { tasteRoutes } from "./taste/routes.ts";
import { createTastes } from "./taste/tastes.ts";
import { openPaired } from "./open-paired.ts";
import { openEngines } from "./open-engines.ts";
import { openPair, type Stores } from "./pairing.ts";
import { sweep } from "./sweep.ts";
import { createWeather } from "./weather/open-meteo.ts";

/** Ordinary bodies are a few kilobytes; a photo's route has a limit of its own. */
const MAX_BODY_BYTES = 256 * 1024;
/** A kilobyte a second is a third of what the slowest telephone line carries. */
const BODY_TIME = { ordinaryMs: 120_000, stretchMs: 10_000, stretchBytes: 10 * 1024 };
/** The most that any route may allow a body. */
const REQUEST_TIMEOUT_MS = 1_800_000;
/** As many as are rendered in half a second or so; who comes then waits, and the line stays short. */
const SKETCHES_AHEAD = 8;
const SWEEP_EVERY_MS = 3 * 3_600_000;

/** Chooses the adapters, opens them and wires the routes to them. `close()` ends all that this opened. */
export async function createApp(config: Config, secret: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // As many letters as a file's name may have.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 255 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  partOnClosing(app);
  const metrics = measure(app, config.metricsToken);
  limitBodyTime(app, BODY_TIME);
  limitBodyValues(app);
  refuseOtherOrigins(app, config.publicUrl);
  await sendSafeHeaders(app, config.publicUrl, picturesFrom(config.bucket));
  await offerCompression(app);
  await app.register(multipart);
  await describeRoutes(app);
  await addRoutes(app, config, secret, { ...(await openParts(app, config)), metrics });
  docsRoutes(app);
  await serveWebApp(app, config);
  return app;
}

type Parts = Awaited<ReturnType<typeof openParts>> & { metrics: Metrics };

async function openParts(app: FastifyInstance, config: Config) {
  const onTrouble = (error: Error) => app.log.warn({ err: error });
  const { connection, files } = await openPaired(config, onTrouble);
  app.addHook("onClose", () => connection.close());
  app.addHook("onClose", async () => files.close());
  const weather = createWeather({ ...config.weather, shared: forecastsAmongReplicas(connection) });
  sweepNowAndThen(app, { connection, files });
  return { connection, files, weather };
}

async function addRoutes(app: FastifyInstance, config: Config, secret: string, parts: Parts) {
  const { connection, files, weather, metrics } = parts;
  const { db } = connection;
  const { google, github, companyName, maxUploadBytes, maxPictureBytes } = config;
  const { quota, uploadsAtOnce, maxArchiveBytes, tempDir } = config.closets;
  const onTrouble = (trouble: unknown) =>
    app.log.warn(trouble instanceof Error ? { err: trouble } : { trouble });
  const mailer = config.mail && (await openMailer({ ...config.mail, onTrouble }));
  app.addHook("onClose", async () => mailer?.close());
  const { pool } = connection;
  const accounts = openAccounts(config, { db, files, pool, secret, mailer, onTrouble });
  const { asks, attempts } = accounts;
  const common = { db, files, attempts, asks };
  const needs = { db, secret, metrics, onTrouble };
  const engines = openEngines(app, config, needs);
  const { ideas, pictures, cartoons, lists, learner, collect, closing } = engines;
  const tastes = createTastes({ db, learner, onTrouble });
  app.addHook("onClose", () => tastes.settled());
  const storing: Storing = (work) => whileStoring(connection, work);
  const limits = { maxUploadBytes, quota, uploadsAtOnce, maxArchiveBytes, tempDir };
  const { draw } = cartoons;
  const closet = { ...common, ...limits, cartoons, lists, tastes, draw, storing, onTrouble };
  const sketches = createSketches();
  app.addHook("onClose", () => sketches.allSettled());
  // With Postgres another replica may be asked for the picture, which knows nothing of it before it is stored.
  const sketchesAhead = connection.kind === "sqlite" ? SKETCHES_AHEAD : 0;
  const drawing = { pictures, maxPictureBytes, sketches, sketchesAhead };
  const outfits = { ...common, ...drawing, ideas, weather, tastes, onTrouble };
  const providers = { google: google !== null, github: github !== null };

  finishHandlersOnClosing(app);
  tellHealth(app, { database: connection, files });
  await app.register(accounts.routes);
  await app.register(closetRoutes(closet));
  await app.register(outfitRoutes(outfits));
  await app.register(picturedRoutes(outfits));
  await app.register(tasteRoutes({ db, asks, tastes }));
  const settle = () => warmUp(outfits, closing).then(() => giveBackYoungSpace(closing, collect));
  app.addHook("onListen", async () => void settle().catch(onTrouble));
  await app.register(dayRoutes(common));
  await app.register(planRoutes({ ...common, ideas, weather, tastes }));
  await app.register(ideaRoutes({ ...outfits, quota }));
  const site = async () => ({
    companyName,
    providers,
    mail: mailer !== null,
    signUps: await accounts.signUps.open(),
    maxUploadBytes,
    streams: !(ideas.instant && pictures.instant),
  });
  await app.register(pageRoutes({ db, attempts, site }));
}

/** Loaded only here: most start without e-mails. */
async function openMailer(options: SmtpOptions) {
  const { createMailer } = await import("./mail/smtp.ts");
  return createMailer(options);
}

function sweepNowAndThen(app: FastifyInstance, stores: Stores): void {
  const once = async () => {
    await openPair(stores);
    const swept = await sweep(stores, Date.now());
    if (swept.refused > 0) app.log.warn({ swept }, TOO_MANY);
    else app.log.info({ swept });
  };
  const run = () => void once().catch((err: unknown) => app.log.error({ err }));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, SWEEP_EVERY_MS);
  });
  app.addHook("preClose", async () => clearInterval(timer));
}

const TOO_MANY =
  "Many files belong to nothing in the database, so they were left where they are. If the database is right: npm run -s sweep -- --all";
