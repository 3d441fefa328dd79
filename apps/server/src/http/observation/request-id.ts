import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

export const REQUEST_ID = "x-request-id";
/** What may be in a log line and in a header without being quoted. */
const SAFE = /^[\w.:-]{1,64}$/;

/** The names that TRUST_PROXY knows besides addresses and networks. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of proxies.flatMap((given) => NAMED[given] ?? [given])) {
    const [address = "", bits] = each.split("/", 2);
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    try {
      if (bits === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(bits), family);
    } catch {
      // Written in a way that only Fastify reads, such as with a netmask: ids from there are not taken over.
    }
  }
  return list;
}

/**
 * The id of a request, in its log lines and its reply: the one that a trusted proxy gives, so that both logs can be
 * read together, else a new one.
 */
export function requestIds(proxies: readonly string[]): (request: IncomingMessage) => string {
  if (proxies.length === 0) return () => randomUUID();
  const trustedProxies = listOf(proxies);
  return ({ headers, socket }) => {
    const requestId = headers[REQUEST_ID];
    if (typeof requestId !== "string" || !SAFE.test(requestId)) return randomUUID();
    const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, "");
    return trustedProxies.check(address, isIPv6(address) ? "ipv6" : "ipv4") ? requestId : randomUUID();
  };
}
