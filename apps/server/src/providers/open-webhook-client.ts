import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { fail, succeed } from "@teamwright/domain";
import { createHttpClient } from "./http-client.ts";
import type { WebhookClient } from "./port.ts";
import { isPublicAddress, isPublicName, publicLookup } from "./public-address.ts";

/** Calls to one receiver at a time; further ones wait. */
const CONNECTIONS = 4;
/** Bytes of a reply, which nobody reads. */
const MAX_BYTES = 64 * 1024;
/** Milliseconds. */
const WHOLE_CALL = 10_000;

interface WebhookClientSettings {
  /** Runs around every call. */
  readonly around?: <Value>(call: () => Promise<Value>) => Promise<Value>;
  readonly lookup?: LookupFunction;
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Customers name the addresses: only https addresses of the internet, and the operator's `privateOrigins`, are called. */
export function openWebhookClient(
  privateOrigins: readonly string[],
  { around = (call) => call(), lookup = publicLookup() }: WebhookClientSettings = {},
): WebhookClient {
  const ownOrigins = new Set(privateOrigins);
  const isOwn = ({ origin }: URL) => ownOrigins.has(origin);
  // The lookup is not asked for an address that is a number already, and would refuse a local name at each attempt.
  const isPublicHost = (host: string) => (isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host));
  const allows = (url: URL) =>
    url.username === "" &&
    url.password === "" &&
    (isOwn(url) || (url.protocol === "https:" && isPublicHost(bareHost(url))));
  const limits = { mostBytes: MAX_BYTES, connections: CONNECTIONS };
  const toOwn = createHttpClient((origin) => ownOrigins.has(origin), limits);
  const toInternet = createHttpClient((origin) => allows(new URL(origin)), { ...limits, lookup });
  return {
    allows,
    send: async ({ url, headers, body }) => {
      // The settings may have changed since the address was stored.
      if (!allows(url)) return fail("address_refused");
      const client = isOwn(url) ? toOwn : toInternet;
      const signal = AbortSignal.timeout(WHOLE_CALL);
      const reply = await around(() =>
        client.call({ method: "POST", url, headers, body, ignoresReply: true, signal }),
      );
      if (reply.ok) return succeed({ status: reply.value.status, retryAfter: reply.value.retryAfter });
      return fail(reply.error === "invalid_reply" ? "unreachable" : reply.error);
    },
    close: async () => {
      await Promise.all([toOwn.close(), toInternet.close()]);
    },
  };
}
