import type { BodyOf, EndpointDefinition, ParamsOf, QueryOf, ReplyInputOf } from "@teamwright/contract";
import type { Done, KeptAnswer, Prebuilt, Quick, RefusedAnswer, StreamedAnswer } from "./answer.ts";
import type { Cookies } from "./cookies.ts";
import type { Scope } from "./deps.ts";
import type { Session } from "./session.ts";

/** What a handler knows about the caller besides the session. */
export interface Caller {
  /** The address, or for IPv6 the network that counts as one address. */
  readonly network: string;
  /** Whether the connection is closed, so that nobody waits for the reply. */
  readonly gone: boolean;
  readonly userAgent: string;
  /** The body of an endpoint with `bytes`; null without one. */
  readonly bytes: Buffer | null;
  /** The body as it was sent; "" where the endpoint does not keep it (`rawBody`). */
  readonly bodyText: string;
  /** A header by its lower-case name; repeated ones count as missing. */
  header(name: string): string | undefined;
  readonly cookies: Cookies;
}

export interface Context<E extends EndpointDefinition> extends Scope {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly session: E["access"]["signedIn"] extends true ? Session : Session | null;
  readonly caller: Caller;
  /** The request's `Idempotency-Key`, for calls that pass it on; `idempotent` endpoints are handled automatically. */
  readonly idempotencyKey: string | undefined;
}

export type Answer<E extends EndpointDefinition> =
  Done<ReplyInputOf<E>> | RefusedAnswer | Prebuilt | KeptAnswer | StreamedAnswer;

/** An endpoint with its handler. Only these can become routes. */
export interface Handler {
  readonly endpoint: EndpointDefinition;
  readonly transaction: boolean;
  readonly prepare: ((context: Context<EndpointDefinition>) => Promise<unknown>) | null;
  run(context: Context<EndpointDefinition>, prepared: unknown): Quick<Answer<EndpointDefinition>>;
}

export const isRefused = (value: unknown): value is RefusedAnswer =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "refused";

/**
 * Handles an endpoint. A changing call (not GET, not `reads`) runs in one transaction that a refusal rolls back, so a refusal
 * changes nothing. `transaction: false` is for calls that must not hold one, or that must record a refusal.
 */
export function handle<const E extends EndpointDefinition>(
  endpoint: E,
  run: (context: Context<E>) => Quick<Answer<E>>,
  options: { readonly transaction?: false } = {},
): Handler {
  return {
    endpoint,
    transaction: endpoint.method !== "GET" && endpoint.reads !== true && options.transaction !== false,
    prepare: null,
    // The route parses with this endpoint's schemas before the call, so the context has the endpoint's types.
    run: (context) => run(context as unknown as Context<E>) as Quick<Answer<EndpointDefinition>>,
  };
}

/** The same, with slow work (hashing a password) before the transaction begins; its refusal ends the call. */
export function handlePrepared<const E extends EndpointDefinition, Preparation>(
  endpoint: E,
  prepare: (context: Context<E>) => Promise<Preparation | RefusedAnswer>,
  run: (context: Context<E>, prepared: Preparation) => Promise<Answer<E>>,
): Handler {
  return {
    endpoint,
    transaction: true,
    prepare: (context) => prepare(context as unknown as Context<E>),
    run: (context, prepared) =>
      run(context as unknown as Context<E>, prepared as Preparation) as Promise<Answer<EndpointDefinition>>,
  };
}
