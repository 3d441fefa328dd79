import { setTimeout as sleep } from "node:timers/promises";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { createCircuitBreaker } from "#ports/circuit-breaker.ts";
import { createCallSlots } from "./call-slots.ts";
import type { CallSlots } from "./call-slots.ts";
import type { HttpCall, HttpClient, HttpReply } from "./http-client.ts";
import { providerFailureCodes } from "./port.ts";
import type { ProviderConnection, ProviderFailure, ProviderFailureCode } from "./port.ts";
import { problemReply } from "./protocol.ts";

/** Consecutive failures after which an app is not called for a while. Milliseconds. */
const CIRCUIT = { failures: 5, pause: 15_000 } as const;
/** A failed read is repeated after these delays. Milliseconds. */
const READ_PAUSES = [200, 800] as const;
const AT_ONCE = { app: 32, account: 2 } as const;
const WAITING = { app: 200, account: 8 } as const;

export interface AppCall<Schema extends z.ZodType> {
  readonly method: HttpCall["method"];
  /** Relative to the base URL. */
  readonly path: string;
  readonly accountId: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly body?: unknown;
  readonly reply: Schema;
}

/**
 * An active entry is requested again within seconds; 20,000 accounts in ten seconds exceed the app's slots. As a size,
 * not as `max`, which takes the memory of all of them at the start: 25 ms for four apps.
 */
const ACCOUNTS = { maxSize: 20_000, sizeCalculation: () => 1 } as const;

export type Around = <Value>(call: () => Promise<Value>) => Promise<Value>;

type ProviderOutcome<Value> = Outcome<Value, ProviderFailure>;

/** Calls of one app, with its limits, its circuit breaker and its delays. */
export interface AppCalls {
  call<Schema extends z.ZodType>(call: AppCall<Schema>): Promise<ProviderOutcome<z.output<Schema>>>;
}

export interface AppCallSettings {
  readonly client: HttpClient;
  readonly connection: () => ProviderConnection | null;
  readonly now: () => number;
  /** Maximum duration of a call, waiting and repetitions included. Milliseconds. */
  readonly callLimit: number;
  /** Runs around every call, for checks that must hold while waiting for the app. */
  readonly around: Around;
}

export function createAppCalls({ client, connection, now, callLimit, around }: AppCallSettings): AppCalls {
  const breaker = createCircuitBreaker(now, CIRCUIT);
  const slots = createCallSlots(AT_ONCE.app, WAITING.app);
  const accountSlots = new LRUCache<string, CallSlots>(ACCOUNTS);
  /** The time until which the app asked us not to call for the account. */
  const pausedUntil = new LRUCache<string, number>(ACCOUNTS);

  const once = async <Schema extends z.ZodType>(
    call: AppCall<Schema>,
    to: ProviderConnection,
    signal: AbortSignal,
  ): Promise<ProviderOutcome<z.output<Schema>>> => {
    const wait = breaker.wait();
    if (wait > 0) return fail({ code: "paused", retryAfter: Math.ceil(wait / 1000) });
    const reply = await client.call(httpCall(call, to, signal));
    const result: ProviderOutcome<z.output<Schema>> = reply.ok
      ? read(reply.value, call.reply)
      : fail({ code: reply.error });
    if (!result.ok && isFault(result.error.code)) breaker.failed();
    else breaker.succeeded();
    if (!result.ok && result.error.retryAfter !== undefined)
      pausedUntil.set(call.accountId, now() + result.error.retryAfter * 1000);
    return result;
  };

  const repeatCall = async <Schema extends z.ZodType>(
    call: AppCall<Schema>,
    to: ProviderConnection,
    signal: AbortSignal,
  ): Promise<ProviderOutcome<z.output<Schema>>> => {
    for (let attempt = 0; ; attempt++) {
      const result = await once(call, to, signal);
      const pause = READ_PAUSES[attempt];
      const isWorth =
        !result.ok &&
        call.method === "GET" &&
        isFault(result.error.code) &&
        result.error.retryAfter === undefined &&
        !signal.aborted;
      if (!isWorth || pause === undefined) return result;
      await sleep(pause);
    }
  };

  const callInLimits = async <Schema extends z.ZodType>(
    call: AppCall<Schema>,
  ): Promise<ProviderOutcome<z.output<Schema>>> => {
    const to = connection();
    if (to === null) return fail({ code: "not_connected" });
    const pause = (pausedUntil.get(call.accountId) ?? 0) - now();
    if (pause > 0) return fail({ code: "too_many_requests", retryAfter: Math.ceil(pause / 1000) });
    const signal = AbortSignal.timeout(callLimit);
    let ownSlots = accountSlots.get(call.accountId);
    if (ownSlots === undefined) {
      ownSlots = createCallSlots(AT_ONCE.account, WAITING.account);
      accountSlots.set(call.accountId, ownSlots);
    }
    const ownSlot = await ownSlots.take(signal);
    if (ownSlot === null) return fail({ code: "busy", retryAfter: 1 });
    try {
      const slot = await slots.take(signal);
      if (slot === null) return fail({ code: "busy", retryAfter: 1 });
      try {
        return await repeatCall(call, to, signal);
      } finally {
        slot();
      }
    } finally {
      ownSlot();
    }
  };
  return { call: (given) => around(() => callInLimits(given)) };
}

/** Failures of the app and of the network. They open the circuit, and a read is repeated. */
const isFault = (code: ProviderFailureCode): boolean =>
  code === "unreachable" || code === "timed_out" || code === "invalid_reply" || code === "app_fault";

function httpCall(
  { method, path, token, idempotencyKey, body }: AppCall<z.ZodType>,
  to: ProviderConnection,
  signal: AbortSignal,
): HttpCall {
  return {
    method,
    url: new URL(to.baseUrl.replace(/\/$/, "") + path),
    headers: {
      "x-partner-key": to.key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    ...(body === undefined ? {} : { body }),
    signal,
  };
}

function read<Schema extends z.ZodType>(
  { status, body, retryAfter }: HttpReply,
  schema: Schema,
): ProviderOutcome<z.output<Schema>> {
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(body);
    return parsed.success ? succeed(parsed.data) : fail({ code: "invalid_reply" });
  }
  if (status === 429) return fail({ code: "too_many_requests", retryAfter: retryAfter ?? 1 });
  if (status >= 500) return fail({ code: "app_fault", ...(retryAfter === null ? {} : { retryAfter }) });
  if (status < 400) return fail({ code: "invalid_reply" });
  const problem = problemReply.safeParse(body);
  if (!problem.success) return fail({ code: "invalid_reply" });
  const code = providerFailureCodes.find((known) => known === problem.data.error.code);
  return fail({ code: code !== undefined && !isFault(code) ? code : "refused" });
}
