import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findApp } from "./apps.ts";
import { endSession, sessionOf } from "./api/caller.ts";
import { Problem } from "./problem.ts";
import { refuse } from "./vendors/vendor.ts";
import type { Sandbox } from "./sandbox.ts";
import { takeFaults } from "./faults/fault.ts";
import type { Fault } from "./faults/fault.ts";

/** Time between two chunks of a body that never ends, and the size of a chunk. */
const PIECE_EVERY = 20;
const PIECE = " ".repeat(4096);

/** Applies faults around the operations: before the handler runs, and to its reply. */
export function applyFaults(server: FastifyInstance, sandbox: Sandbox): void {
  server.decorateRequest("faults", null as unknown as readonly Fault[]);
  server.addHook("preHandler", async (request, reply) => {
    const { operation, vendor } = request.routeOptions.config;
    const name = vendor?.vendor ?? findApp((request.params as { app?: string }).app ?? "")?.slug;
    if (operation === undefined || name === undefined) return;
    request.faults = takeFaults(sandbox.state.faults, name, operation);
    if (request.faults.length > 0) sandbox.changed();
    for (const fault of request.faults) await strikeBefore(sandbox, fault, request, reply);
  });
  server.addHook("onSend", async (request, reply, payload) => {
    let changed: unknown = payload;
    for (const fault of request.faults ?? []) changed = strikeAfter(fault, request, reply, changed);
    return changed;
  });
}

async function strikeBefore(
  sandbox: Sandbox,
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  switch (fault.kind) {
    case "slow":
      await sleep(fault.milliseconds);
      return;
    case "error_500":
      throw new Problem("internal", "The app has a fault.");
    case "rate_limited":
      throw new Problem("too_many_requests", "Too many requests.", { retryAfter: fault.retry_after });
    case "match_locked":
      throw new Problem("match_locked", "The deadline of this match has passed.");
    case "session_expired": {
      const app = findApp((request.params as { app: string }).app);
      if (app !== undefined) endSession(sandbox, sessionOf(sandbox, app, request));
      throw new Problem("session_expired", "The session is over. Link the account again.");
    }
    case "quota_used": {
      const { vendor } = request.routeOptions.config;
      if (vendor === undefined) throw new Problem("too_many_requests", "Too many requests.");
      await refuse(reply, vendor, "quota");
      return;
    }
    case "drop_before":
      reply.hijack();
      request.raw.socket.destroy();
      return;
    default:
  }
}

function strikeAfter(fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  switch (fault.kind) {
    case "drop_after":
      request.raw.socket.destroy();
      return payload;
    case "invalid_reply":
      void reply.code(200);
      return '{"matches": [';
    case "wrong_shape":
      void reply.code(200);
      return JSON.stringify({ id: { nested: true }, matches: "none", token: 7, teams: null });
    case "endless_body":
      void reply.code(200).header("content-type", "application/json; charset=utf-8");
      return endlessBody(request);
    default:
      return payload;
  }
}

function endlessBody(request: FastifyRequest): Readable {
  const body = new Readable({ read: () => undefined });
  const timer = setInterval(() => body.push(PIECE), PIECE_EVERY);
  const stop = () => clearInterval(timer);
  request.raw.socket.once("close", () => {
    stop();
    body.destroy();
  });
  body.once("close", stop);
  return body;
}
