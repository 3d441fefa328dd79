import { inspect } from "node:util";
import { VERSION } from "@teamwright/contract/version";
import type { Env } from "#env/env.ts";
import { instantLimiter } from "#ports/limiters.ts";
import { setReporter } from "#tracing/error-reports.ts";
import type { ErrorPlace } from "#tracing/error-reports.ts";
import { errorEvent } from "./error-event.ts";
import type { StopTelemetry } from "./stop-telemetry.ts";

/** A collector that does not answer is not waited for longer. Milliseconds. */
const TIMEOUTS = { report: 5000, crash: 1000 } as const;
/** Reports that wait for the collector; more are dropped. */
const MAX_WAITING = 20;
/** Of all errors, and of one at one place: a fault that each call meets must not hide another. */
const LIMITS = {
  all: { max: 60, windowSeconds: 60 },
  one: { max: 5, windowSeconds: 60 },
} as const;

const NO_REPORTS: StopTelemetry = async () => undefined;

/**
 * Sends unexpected errors to the collector of SENTRY_DSN; nothing of it is loaded without that setting. Returns what
 * sends the last ones and ends it.
 */
export async function startErrorReports(env: Env): Promise<StopTelemetry> {
  if (env.SENTRY_DSN === undefined) return NO_REPORTS;
  const { Scope, ServerRuntimeClient, createStackParser, createTransport, nodeStackLineParser } =
    await import("@sentry/core");
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn: env.SENTRY_DSN,
    release: `teamwright@${VERSION}`,
    environment: env.SENTRY_ENVIRONMENT,
    runtime: { name: "node", version: process.version },
    integrations: [],
    stackParser,
    sendClientReports: false,
    transportOptions: { bufferSize: MAX_WAITING },
    transport: (options) => createTransport(options, ({ body }) => post(options.url, body)),
  });
  client.init();
  const limiter = instantLimiter();
  const report = (error: unknown, place: ErrorPlace) => {
    const event = errorEvent(error, place, stackParser);
    const top = event.exception?.values?.at(-1);
    const frame = top?.stacktrace?.frames?.at(-1);
    const kind = `${place.name} ${top?.type} ${frame?.filename}:${frame?.lineno}`;
    if (limiter.take(kind, LIMITS.one).retryAfter > 0 || limiter.take("", LIMITS.all).retryAfter > 0) return;
    client.captureEvent(event, {}, new Scope());
  };
  setReporter(report);
  const die = (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`);
    report(error, { name: "uncaught" });
    void client.flush(TIMEOUTS.crash).then(() => process.exit(1));
  };
  process.once("uncaughtException", die);
  return async (patience) => {
    setReporter(null);
    process.off("uncaughtException", die);
    await client.close(patience);
  };
}

async function post(url: string, body: string | Uint8Array) {
  const reply = await fetch(url, {
    method: "POST",
    body: body as Uint8Array<ArrayBuffer> | string,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUTS.report),
  });
  await reply.body?.cancel();
  return {
    statusCode: reply.status,
    headers: {
      "x-sentry-rate-limits": reply.headers.get("x-sentry-rate-limits"),
      "retry-after": reply.headers.get("retry-after"),
    },
  };
}
