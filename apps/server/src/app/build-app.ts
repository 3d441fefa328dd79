import fastifyCookie from "@fastify/cookie";
import { allEndpoints } from "@teamwright/contract";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { newestBackup } from "#db/backup-file.ts";
import { addDemoPictures } from "#demo/demo-pictures.ts";
import { refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import type { Handler } from "#http/handler.ts";
import { relationResolvers } from "#http/relation.ts";
import type { RelationResolver } from "#http/relation.ts";
import { createHttpServer } from "#http/admission/one-host.ts";
import { noteBodyTime } from "#http/admission/body-budget.ts";
import { requireHttps } from "#http/admission/https-only.ts";
import { installBodies } from "#http/admission/json-body.ts";
import { sendNotFound } from "#http/sending/not-found.ts";
import { addRoute } from "#http/handling/route.ts";
import { sendRefusal } from "#http/sending/send.ts";
import { installErrors } from "#http/handling/errors.ts";
import { createLogger } from "#http/observation/logging.ts";
import { createMetrics } from "#http/observation/metrics.ts";
import { createPolicyCounts } from "#http/observation/policy-counts.ts";
import { originCheck } from "#http/admission/origin.ts";
import { requestIds } from "#http/observation/request-id.ts";
import { installSecurityHeaders } from "#http/sending/security-headers.ts";
import { readSources } from "#modules/sources/public.ts";
import { addInfrastructure, INFRASTRUCTURE } from "./infrastructure.ts";
import { handlers as allHandlers, listeners, relations as allRelations } from "./modules.ts";
import { SERVES_WEB, serveWebApp } from "./web-app.ts";

export interface AppSettings {
  /** Folder of the built web application; null serves only the calls. */
  readonly webFolder: string | null;
  /** Where log lines go; the default is standard output. */
  readonly logStream?: { write(line: string): void };
  readonly handlers?: readonly Handler[];
  readonly relations?: readonly RelationResolver[];
  /** Whether the demo's pictures are served. */
  readonly demo?: boolean;
}

/**
 * The server, ready to listen or to inject. Access is denied by default: a route that is not an endpoint of the
 * contract throws here.
 */
export async function buildApp(deps: Deps, settings: AppSettings): Promise<FastifyInstance> {
  const logger = createLogger(deps.env, settings.logStream);
  const app = Fastify({
    // With a logger Fastify makes one per request and listens to the end of every response. `app.log` is ours, and
    // lines carry the request's id.
    logger: false,
    frameworkErrors: (_error, _request, reply) =>
      void sendRefusal(reply, refused("invalid_input", { field: "path" })),
    trustProxy: deps.env.TRUST_PROXY.length > 0 ? [...deps.env.TRUST_PROXY] : false,
    genReqId: requestIds(deps.env.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Watches ask with HEAD. A stream of events has no end, so that its route has none.
    exposeHeadRoutes: true,
    serverFactory: createHttpServer(deps.env),
    // A proxy would pass a 503 on to the person; the calls that still arrive are few.
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  app.log = logger;
  app.addHook("onRoute", function ({ config, method, url }) {
    const isOpen =
      this.hasDecorator(SERVES_WEB) ||
      // A browser's question before a call from an allowed origin; @fastify/cors answers it.
      (method === "OPTIONS" && url === "*") ||
      (config?.endpoint && allEndpoints.includes(config.endpoint)) ||
      (config?.infrastructure !== undefined && INFRASTRUCTURE.includes(config.infrastructure));
    if (!isOpen)
      throw new Error(
        `${String(method)} ${url} is no endpoint of the contract: routes come from the contract`,
      );
  });
  app.decorateRequest("session", null);
  app.decorateRequest("refusal", null);
  app.decorateRequest("trace", null);
  app.decorateRequest("began", 0);
  app.decorateRequest("bodyText", "");
  app.decorateRequest("bodyBytes", null);
  app.decorateRequest("bodyRead", null);
  await app.register(fastifyCookie, { hook: false });
  installErrors(app);
  installBodies(app, (request, { milliseconds }) => noteBodyTime(deps, request, milliseconds));
  await installSecurityHeaders(app, deps.env);
  requireHttps(app, deps.env);

  const policy = createPolicyCounts();
  const metrics = createMetrics(app, deps, {
    sources: async () => [...(await readSources(deps.database.db)).values()],
    newestBackup: () => newestBackup(deps.env.BACKUP_DIR),
    policy,
  });
  app.decorate("metrics", metrics);
  const resolvers = relationResolvers(settings.relations ?? allRelations);
  const tools = { resolvers, metrics, isOwnOrigin: originCheck(deps.env) };
  for (const handler of settings.handlers ?? allHandlers) addRoute(app, deps, handler, tools);
  addInfrastructure(app, deps, metrics);
  if (settings.demo === true) addDemoPictures(app);
  if (settings.webFolder === null) app.setNotFoundHandler(sendNotFound);
  else await serveWebApp(app, settings.webFolder, deps, policy);

  deps.database.onStatus((database) => app.log.warn({ database }, "the database's status has changed"));
  deps.redis?.onChange((isUp) =>
    app.log.warn({ redis: isUp ? "ready" : "unavailable" }, "the status of Redis has changed"),
  );
  const unsubscribe = deps.bus.subscribe((message) => {
    for (const listener of listeners) listener(message, deps);
    if (message.kind === "public") deps.streams.send(message.event);
    if (message.kind === "account") {
      if (message.event) deps.streams.tell(new Set([message.accountId]), message.event);
      deps.streams.endSignedOut(message.accountId);
    }
    if (message.kind === "missed") deps.streams.breakOff();
    if (message.kind === "notices") deps.streams.tell(new Set(message.accountIds), { type: "notices" });
  });
  app.addHook("preClose", async () => {
    unsubscribe();
    deps.streams.close();
  });
  return app;
}
