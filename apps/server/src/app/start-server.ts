import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#http/deps.ts";
import type { Env } from "#env/env.ts";
import type { RunningSandbox } from "#sandbox/sandbox-process.ts";
import { listenFailure } from "./listen-failure.ts";
import { checkSecret, requireSharedSecret } from "./check-secret.ts";
import { buildApp } from "./build-app.ts";
import { startAtEvents } from "#jobs/at-events.ts";
import { runJobs } from "#jobs/run-jobs.ts";
import { bareHooks } from "#modules/sources/public.ts";
import { makeDeps } from "./make-deps.ts";
import { startErrorReports } from "./start-error-reports.ts";
import { startMetrics } from "./start-metrics.ts";
import { startTracing } from "./start-tracing.ts";
import { enterMode } from "./mode.ts";
import { jobs } from "./modules.ts";

/** Connections still open after this time are closed. Milliseconds. */
const CLOSE_TIMEOUT = 2500;
/** The process ends after this time in any case. Milliseconds. */
const EXIT_TIMEOUT = 3500;
/** What is left of it when the database closes, at least; a collector is waited for a second at most. Milliseconds. */
const LAST_WORDS = { spare: 300, most: 1000 } as const;

export interface RunningServer {
  readonly deps: Deps;
  readonly url: string;
  /** Resolves when the process is asked to stop. */
  untilTold(): Promise<void>;
  close(): Promise<void>;
}

/** Loaded in demo mode only. */
async function startDemoSandbox(deps: Deps, say: (line: string) => void): Promise<RunningSandbox | null> {
  const { openDemoSandbox } = await import("./demo-sandbox.ts");
  return openDemoSandbox(deps, say);
}

/** Loaded in demo mode only. */
async function loadDemoPosts(app: FastifyInstance, deps: Deps): Promise<void> {
  const { loadDemoPosts: load } = await import("#demo/posts/load-posts.ts");
  await load(app, deps);
}

/**
 * Loaded in demo mode only, while the server answers already. Ends with the signal; after a failure the demo has no
 * forecasts until the next start.
 */
async function loadDemoSeason(app: FastifyInstance, deps: Deps, signal: AbortSignal): Promise<void> {
  try {
    const { loadSeason } = await import("#demo/season/load-season.ts");
    await loadSeason(deps, signal);
  } catch (error) {
    if (!signal.aborted) app.log.error({ err: error }, "the demo has no forecasts");
  }
}

/** Opens the database, migrates it and listens. In demo mode `say` gets the address and the demo's sign-ins. */
export async function startServer(
  env: Env,
  settings: {
    webFolder: string | null;
    /** Without it other instances on the same database run the jobs that this one enqueues. */
    runsJobs: boolean;
    demo: boolean;
    /** Only with `demo`. */
    demoPosts: boolean;
    /** Lets the command line use the database, from before the server is ready until it stops. */
    openCommands: (deps: Deps) => Promise<{ close(): Promise<void> } | null>;
    say: (line: string) => void;
  },
): Promise<RunningServer> {
  requireSharedSecret(env);
  const telemetry = await Promise.all([startTracing(env), startErrorReports(env)]);
  const { deps, close: closeDeps } = await makeDeps(env);
  let sandbox: RunningSandbox | null = null;
  let commands: { close(): Promise<void> } | null = null;
  try {
    await checkSecret(deps);
    const introduction = await enterMode(deps, settings.demo);
    sandbox = settings.demo ? await startDemoSandbox(deps, settings.say) : null;
    // Registered before the server is reachable: a signal without a listener would end the process without closing the
    // database.
    const stopSignal = new Promise<void>((resolve) => {
      process.once("SIGINT", () => resolve());
      process.once("SIGTERM", () => resolve());
    });
    const app = await buildApp(deps, { webFolder: settings.webFolder, demo: settings.demo });
    if (settings.demoPosts) await loadDemoPosts(app, deps);
    commands = await settings.openCommands(deps);
    const address = { port: env.PORT, host: env.HOST };
    await app.listen(address).catch((error: unknown) => {
      throw listenFailure(error, address);
    });
    const { port } = app.server.address() as AddressInfo;
    const host =
      env.HOST === "0.0.0.0" || env.HOST === "127.0.0.1" || env.HOST === "::" ? "localhost" : env.HOST;
    const url = `${env.TLS_CERT === undefined ? "http" : "https"}://${host}:${port}`;
    const stopEvents = startAtEvents(deps, jobs, app.log);
    const stopMetrics = await startMetrics(env, app.metrics);
    const running = settings.runsJobs ? await runJobs(deps, jobs, app.log) : null;
    if (bareHooks(env).length > 0)
      app.log.warn(
        { sources: bareHooks(env) },
        "the feed hook takes a secret alone, without time or signature: have the vendor sign, then set HOOK_BARE_SECRET=0",
      );
    app.log.info({ url, database: deps.database.kind, demo: settings.demo }, "ready");
    for (const line of introduction(url)) settings.say(line);
    const stopping = new AbortController();
    const season = settings.demo ? loadDemoSeason(app, deps, stopping.signal) : null;
    if (sandbox !== null) settings.say(`Codes of the fantasy apps arrive at ${sandbox.url}/inbox`);
    return {
      deps,
      url,
      untilTold: () => stopSignal,
      close: async () => {
        await commands?.close();
        const exitAt = performance.now() + EXIT_TIMEOUT;
        const patience = () =>
          Math.max(1, Math.min(LAST_WORDS.most, exitAt - performance.now() - LAST_WORDS.spare));
        const cutOff = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT);
        const end = setTimeout(() => process.exit(1), EXIT_TIMEOUT);
        end.unref();
        stopping.abort();
        stopEvents();
        await Promise.all([running?.stop(), app.close(), season, stopMetrics(patience())]);
        await sandbox?.close();
        await closeDeps();
        await Promise.all(telemetry.map((stop) => stop(patience())));
        clearTimeout(cutOff);
        clearTimeout(end);
        // A call that a collector does not answer keeps the process alive for ten seconds.
        setTimeout(() => process.exit(), LAST_WORDS.spare).unref();
      },
    };
  } catch (error) {
    await commands?.close();
    await sandbox?.close();
    await closeDeps();
    throw error;
  }
}
