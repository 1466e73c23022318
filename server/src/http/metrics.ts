import { createHash, timingSafeEqual } from "node:crypto";
import { isIPv4 } from "node:net";
import { FitError } from "@fit-closet/core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Meter } from "../spending/budget.ts";
import { routeOf } from "./errors.ts";

export type Metrics = {
  meter: Meter;
  /** Numbers that are looked up whenever somebody reads the metrics. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
};

/** Every label is bounded: the pattern of a route, a provider from the configuration, never an address, and so nobody's id. */
export function measure(app: FastifyInstance, token: string | undefined): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureAnswers(app, register);
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) {
      void reply.header("www-authenticate", "Bearer");
      throw new FitError("not_signed_in", { message: CLOSED });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
  return {
    meter: meterOf(register),
    watch(name, help, read) {
      const collect = async function (this: Gauge) {
        this.set(await read());
      };
      register.registerMetric(new Gauge({ name, help, collect, registers: [] }));
    },
  };
}

function measureAnswers(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route, method and status.",
    labelNames: ["route", "method", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { route: routeOf(request), method: request.method, status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    request.log.info({ ...labels, ms: Math.round(reply.elapsedTime) });
  });
}

function meterOf(register: Registry): Meter {
  const registers = [register];
  const seconds = new Histogram({
    name: "provider_call_duration_seconds",
    help: "Time a provider took, by provider, task and outcome.",
    labelNames: ["provider", "task", "outcome"] as const,
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
    registers,
  });
  const dollars = new Counter({
    name: "provider_cost_dollars_total",
    help: "What providers cost, in US dollars by the table of prices.",
    labelNames: ["provider", "task"] as const,
    registers,
  });
  const spent = new Counter({
    name: "provider_budget_spent_total",
    help: "Calls that the embedded engines answered because a budget was spent, by whose it was.",
    labelNames: ["budget"] as const,
    registers,
  });
  return {
    called: ({ seconds: took, ...labels }) => seconds.observe(labels, took),
    cost: ({ dollars: cost, ...labels }) => dollars.inc(labels, cost),
    spent: (budget) => spent.inc({ budget }),
  };
}

const CLOSED =
  "The metrics are told to this machine alone, or to whoever sends METRICS_TOKEN as a bearer token.";

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (given !== undefined) return token !== undefined && same(given, token);
  return isFromThisMachine(request);
}

const hash = (text: string) => createHash("sha256").update(text).digest();

/** In constant time, whatever the lengths. */
const same = (one: string, other: string) => timingSafeEqual(hash(one), hash(other));

const isLoopback = (address: string) =>
  address === "::1" || (isIPv4(address) && address.startsWith("127."));

/** What proxies tell of whom they speak for, where they tell it. */
const PROXIED = /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-original-host)$/;

/**
 * Asked directly, on this machine and by its own name. Through a proxy here the whole world comes from loopback: most add a header,
 * others hand on the name that the world asked for, and some (nginx as it comes) speak HTTP/1.0 and invent a Host.
 */
function isFromThisMachine({ raw, headers, socket }: FastifyRequest): boolean {
  const from = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  const asked = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(headers.host ?? "");
  const name = asked?.[1] ?? asked?.[2] ?? "";
  return (
    isLoopback(from) &&
    (name.toLowerCase() === "localhost" || isLoopback(name)) &&
    raw.httpVersion !== "1.0" &&
    !Object.keys(headers).some((header) => PROXIED.test(header))
  );
}
