import { openApiDocument } from "@teamwright/contract";
import { VERSION } from "@teamwright/contract/version";
import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { DatabaseUnavailable, failureOf } from "#db/failure.ts";
import { refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { sendRefusal } from "#http/sending/send.ts";
import { addApiDocs } from "./api-docs.ts";
import { once } from "./once.ts";
import { addSchemas } from "./schemas.ts";
import { isBearer } from "#http/admission/bearer.ts";
import { noteStart } from "#http/observation/metrics.ts";
import type { Metrics } from "#http/observation/metrics.ts";

/** The routes in addition to the contract's endpoints: for operators and for the built web application. */
export const INFRASTRUCTURE: readonly string[] = [
  "healthz",
  "readyz",
  "metrics",
  "openapi",
  "docs",
  "schemas",
  "web",
  "demo",
  "policyReports",
];

/** Less than those who ask wait: ops/image/health.mjs 4 s, Caddy 5 s. */
const PING_LIMIT = 3000;

/** Throws unless the database answers in time. One that is frozen, not gone, would be waited for 20 s. */
async function pingDatabase(database: Database): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseUnavailable("No reply to a ping.")), PING_LIMIT);
  try {
    await Promise.race([database.ping(), promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function addInfrastructure(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  const startHook = { onRequest: noteStart } as const;
  app.get("/healthz", { ...startHook, config: { infrastructure: "healthz" } }, async () => ({
    status: "success",
    message: "",
    version: VERSION,
  }));

  app.get("/readyz", { ...startHook, config: { infrastructure: "readyz" } }, async (_request, reply) => {
    try {
      await pingDatabase(deps.database);
      return await reply.send({ status: "success", message: "" });
    } catch (error) {
      return sendRefusal(reply, refused(failureOf(error) ?? "unavailable", { retryAfter: 5 }));
    }
  });

  app.get("/metrics", { ...startHook, config: { infrastructure: "metrics" } }, async (request, reply) => {
    // Also from this machine: behind a proxy on it every call appears to be local.
    if (!isBearer(request, deps.env.METRICS_KEY)) return sendRefusal(reply, refused("not_found"));
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await metrics.text());
  });

  // Describing all calls takes a third of a second, which no start has to wait for.
  const document = once(() => openApiDocument(deps.env.PUBLIC_URL));
  const text = once(() => JSON.stringify(document()));
  addSchemas(app);
  if (deps.env.API_DOCS) addApiDocs(app, document);
  app.get(
    "/api/openapi.json",
    { ...startHook, config: { infrastructure: "openapi" } },
    async (_request, reply) =>
      reply
        .type("application/json; charset=utf-8")
        .header("cache-control", "public, max-age=300")
        .send(text()),
  );
}
