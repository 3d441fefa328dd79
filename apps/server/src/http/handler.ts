import type { BodyOf, EndpointDefinition, ParamsOf, QueryOf, ReplyInputOf } from "@teamwright/contract";
import type { Session } from "../records/session-store.ts";
import type { Done, Kept, Prebuilt, Quick, Refused, Streamed } from "./answer.ts";
import type { Cookies } from "./cookies.ts";
import type { Scope } from "./deps.ts";

/** What a handler knows of the caller beside the session. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: Cookies;
}

export interface Context<E extends EndpointDefinition> extends Scope {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly session: E["access"]["signedIn"] extends true ? Session : Session | null;
  readonly caller: Caller;
}

export type Answer<E extends EndpointDefinition> =
  Done<ReplyInputOf<E>> | Refused | Prebuilt | Kept | Streamed;

/** An endpoint with what answers it. Only these can become routes. */
export interface Handler {
  readonly endpoint: EndpointDefinition;
  readonly transaction: boolean;
  readonly prepare: ((context: Context<EndpointDefinition>) => Promise<unknown>) | null;
  run(context: Context<EndpointDefinition>, prepared: unknown): Quick<Answer<EndpointDefinition>>;
}

export const isRefused = (value: unknown): value is Refused =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "refused";

/**
 * Answers an endpoint. A changing call (not GET) runs in one transaction that a refusal rolls back, so a refusal
 * changes nothing. `transaction: false` is for calls that must not hold one, or that must remember a refusal.
 */
export function handle<const E extends EndpointDefinition>(
  endpoint: E,
  run: (context: Context<E>) => Quick<Answer<E>>,
  options: { readonly transaction?: false } = {},
): Handler {
  return {
    endpoint,
    transaction: endpoint.method !== "GET" && options.transaction !== false,
    prepare: null,
    // The route parses with this very endpoint's schemas before it calls, so the context is the endpoint's own.
    run: (context) => run(context as unknown as Context<E>) as Quick<Answer<EndpointDefinition>>,
  };
}

/** The same, with slow work (hashing a password) done before the transaction begins; its refusal ends the call. */
export function handlePrepared<const E extends EndpointDefinition, Prepared>(
  endpoint: E,
  prepare: (context: Context<E>) => Promise<Prepared | Refused>,
  run: (context: Context<E>, prepared: Prepared) => Promise<Answer<E>>,
): Handler {
  return {
    endpoint,
    transaction: true,
    prepare: (context) => prepare(context as unknown as Context<E>),
    run: (context, prepared) =>
      run(context as unknown as Context<E>, prepared as Prepared) as Promise<Answer<EndpointDefinition>>,
  };
}
