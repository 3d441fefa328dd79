import Fastify from "fastify";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operationRoutes } from "./api/index.ts";
import { addOperation } from "./api/operation.ts";
import { addControl } from "./control/index.ts";
import { applyFaults } from "./apply-faults.ts";
import { addPages } from "./pages/index.ts";
import { Problem, problems } from "./problem.ts";
import { createSandbox } from "./sandbox.ts";
import { openStore } from "./state.ts";
import { vendorRoutes } from "./vendors/index.ts";
import { addVendor } from "./vendors/vendor.ts";

export interface SandboxSettings {
  /** The folder of the state; null keeps it in memory. */
  readonly folder: string | null;
}

/** The sandbox, ready to listen. */
export function buildServer({ folder }: SandboxSettings): FastifyInstance {
  const store = openStore(folder);
  const sandbox = createSandbox(store);
  const server = Fastify({ bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  server.addHook("onRequest", refuseOtherSites);
  applyFaults(server, sandbox);
  for (const route of operationRoutes) addOperation(server, sandbox, route);
  for (const routes of vendorRoutes) addVendor(server, sandbox, routes);
  addControl(server, sandbox);
  addPages(server, sandbox);
  server.setErrorHandler(sendProblem);
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: "not_found", message: "There is nothing here." } }),
  );
  server.addHook("onClose", async () => store.close());
  return server;
}

/** Rejects form posts from pages of other sites. */
async function refuseOtherSites(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const site = request.headers["sec-fetch-site"];
  if (request.method !== "GET" && site !== undefined && site !== "same-origin" && site !== "none")
    await reply
      .code(403)
      .send({ error: { code: "other_site", message: "Calls from other sites are refused." } });
}

function sendProblem(error: FastifyError | Problem, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Problem) {
    if (error.retryAfter !== undefined) void reply.header("retry-after", String(error.retryAfter));
    return reply
      .code(problems[error.code])
      .send({ error: { code: error.code, message: error.message, ...error.details } });
  }
  const status = error.statusCode ?? 500;
  return reply
    .code(status)
    .send({ error: { code: status < 500 ? "invalid_request" : "internal", message: error.message } });
}
