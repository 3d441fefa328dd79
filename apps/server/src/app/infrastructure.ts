import { openApiDocument } from "@teamwright/contract";
import { VERSION } from "@teamwright/contract/version";
import type { FastifyInstance } from "fastify";
import { failureOf } from "../db/failure.ts";
import { refused } from "../http/answer.ts";
import type { Deps } from "../http/deps.ts";
import { sendRefusal } from "../http/send.ts";
import { addApiDocs } from "./api-docs.ts";
import { once } from "./once.ts";
import { addSchemas } from "./schemas.ts";
import { isBearer } from "../plugins/bearer.ts";
import { noteStart } from "../plugins/metrics.ts";
import type { Metrics } from "../plugins/metrics.ts";

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
];

export function addInfrastructure(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  const noted = { onRequest: noteStart } as const;
  app.get("/healthz", { ...noted, config: { infrastructure: "healthz" } }, async () => ({
    status: "success",
    message: "",
    version: VERSION,
  }));

  app.get("/readyz", { ...noted, config: { infrastructure: "readyz" } }, async (_request, reply) => {
    try {
      await deps.database.ping();
      return await reply.send({ status: "success", message: "" });
    } catch (error) {
      return sendRefusal(reply, refused(failureOf(error) ?? "unavailable", { retryAfter: 5 }));
    }
  });

  app.get("/metrics", { ...noted, config: { infrastructure: "metrics" } }, async (request, reply) => {
    // Also from this machine: behind a proxy on it every call appears to be local.
    if (!isBearer(request, deps.env.METRICS_KEY)) return sendRefusal(reply, refused("not_found"));
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await metrics.text());
  });

  // Describing all calls takes a third of a second, which no start has to wait for.
  const document = once(() => openApiDocument(deps.env.PUBLIC_URL));
  const text = once(() => JSON.stringify(document()));
  addSchemas(app);
  if (deps.env.API_DOCS) addApiDocs(app, document);
  app.get("/api/openapi.json", { ...noted, config: { infrastructure: "openapi" } }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").header("cache-control", "public, max-age=300").send(text()),
  );
}
