import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../faults/fault.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SportName } from "../sports.ts";
import { matchNow } from "./match-now.ts";
import type { MatchNow } from "./match-now.ts";

/** The key that vendors accept. It is public: the sandbox protects nothing. */
export const VENDOR_KEY = "sandbox-vendor-key";

export interface VendorRequest {
  /** Every match of the sport. */
  readonly matches: readonly MatchNow[];
  /** The match that the path names; undefined where it names none or an unknown one. */
  readonly match: MatchNow | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

export interface VendorCall {
  readonly path: string;
  readonly operation: Operation;
  /** Undefined: there is no such match. */
  answer(asked: VendorRequest): unknown;
}

/** One sport of a vendor: its addresses, its envelope and its words of refusal. */
export interface VendorRoutes {
  readonly vendor: string;
  readonly sport: SportName;
  readonly prefix: string;
  readonly calls: readonly VendorCall[];
  /** The key that a request carries. */
  key(query: Readonly<Record<string, string>>, headers: FastifyRequest["headers"]): string | undefined;
  /** The vendor's id of a match. */
  idOf(key: string): number;
  wrap(response: unknown, asked: VendorRequest): unknown;
  refusal(reason: "key" | "quota"): { readonly code: number; readonly body: unknown };
  /** Headers of a reply. */
  headers?(sandbox: Sandbox): Readonly<Record<string, string>>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    vendor?: VendorRoutes;
  }
}

export function addVendor(server: FastifyInstance, sandbox: Sandbox, routes: VendorRoutes): void {
  for (const { path, operation, answer } of routes.calls)
    server.get(routes.prefix + path, { config: { operation, vendor: routes } }, (request, reply) => {
      const query = request.query as Record<string, string>;
      if (routes.key(query, request.headers) !== VENDOR_KEY) return refuse(reply, routes, "key");
      sandbox.state.vendorRequests += 1;
      const params = request.params as Record<string, string>;
      const matches = sandbox.state.vendorMatches
        .filter(({ sport, vendor = routes.vendor }) => sport === routes.sport && vendor === routes.vendor)
        .map((given) => matchNow(given, sandbox.now()));
      const id = params["match"] ?? query["fixture"] ?? query["id"];
      const match = matches.find(({ givenMatch }) => String(routes.idOf(givenMatch.key)) === id);
      const hookCall = { matches, match, query, params };
      const response = answer(hookCall);
      if (response === undefined) return reply.code(404).send({ status: "error", response: "Not found" });
      const etag = `"${createHash("sha256").update(JSON.stringify(response)).digest("base64url")}"`;
      void reply.headers({ etag, ...routes.headers?.(sandbox) });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.send(routes.wrap(response, hookCall));
    });
}

export const refuse = (reply: FastifyReply, routes: VendorRoutes, reason: "key" | "quota") => {
  const { code, body } = routes.refusal(reason);
  return reply.code(code).send(body);
};
