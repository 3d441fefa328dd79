import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PlayedApp } from "../apps.ts";
import type { Fault, Operation } from "../faults/fault.ts";
import type { Sandbox } from "../sandbox.ts";
import { partnerApp } from "./caller.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    faults: readonly Fault[];
  }
}

export interface OperationCall {
  readonly sandbox: Sandbox;
  readonly app: PlayedApp;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One operation of the protocol: its route and its handler. Throws `Problem` for a refusal. */
export interface OperationRoute {
  readonly operation: Operation;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/{app}/v1`. */
  readonly path: string;
  answer(call: OperationCall): unknown;
}

export function addOperation(server: FastifyInstance, sandbox: Sandbox, route: OperationRoute): void {
  server.route({
    method: route.method,
    url: `/:app/v1${route.path}`,
    config: { operation: route.operation },
    handler: (request, reply) => {
      const app = partnerApp(request);
      const body = route.answer({ sandbox, app, request, reply });
      return body === undefined ? reply.code(204).send() : reply.send(body);
    },
  });
}
