import { fail, succeed } from "@teamwright/domain";
import type { PushClient, PushOutcome } from "./port.ts";
import { createHttpClient } from "./http-client.ts";

/** Calls to one push service at a time; further ones wait. */
const CONNECTIONS = 64;
/** Milliseconds. */
const WHOLE_CALL = 5000;

/**
 * A browser names the address itself, so only hosts of the list are called, by HTTPS. `*.` allows the names below a
 * host. An entry with `http://` is a service on this machine, for tests.
 */
export function isPushService(services: readonly string[], { protocol, host, origin }: URL): boolean {
  return services.some((service) => {
    if (service.startsWith("http://")) return origin === service;
    if (protocol !== "https:") return false;
    return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
  });
}

/** @param around Runs around every call. */
export function openPushClient(
  services: readonly string[],
  around: <Value>(call: () => Promise<Value>) => Promise<Value>,
): PushClient {
  const allows = (endpoint: URL) =>
    endpoint.username === "" && endpoint.password === "" && isPushService(services, endpoint);
  const client = createHttpClient((origin) => allows(new URL(origin)), { connections: CONNECTIONS });
  const counts = new Map<PushOutcome, number>();
  const count = (outcome: PushOutcome) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return {
    allows,
    counts,
    send: async ({ endpoint, headers, body }) => {
      // The list may have changed since the address was stored.
      if (!allows(endpoint)) return succeed({ status: 410, retryAfter: null });
      const reply = await around(() =>
        client.call({
          method: "POST",
          url: endpoint,
          headers,
          body,
          ignoresReply: true,
          signal: AbortSignal.timeout(WHOLE_CALL),
        }),
      );
      if (!reply.ok) {
        const why = reply.error === "timed_out" ? "timed_out" : "unreachable";
        count(why);
        return fail(why);
      }
      const { status, retryAfter } = reply.value;
      count(status < 300 ? "delivered" : status === 404 || status === 410 ? "gone" : "refused");
      return succeed({ status, retryAfter });
    },
    close: () => client.close(),
  };
}
