import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Env } from "#env/env.ts";
import { refused } from "../answer.ts";
import { isRead } from "../is-read.ts";
import { sendRefusal } from "../sending/send.ts";

const here = new BlockList();
here.addSubnet("127.0.0.0", 8);
here.addAddress("::1", "ipv6");

/** What asks by the machine's own network whether the server lives; nothing of a person is in it. */
const HEALTH = new Set(["/healthz", "/readyz"]);

const isHere = ({ remoteAddress = "" }: { readonly remoteAddress?: string | undefined }) =>
  remoteAddress !== "" && here.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");

/** Whether a part of the call's way was in the clear: between machines, or to a proxy, as it says. */
const cameInClear = ({ url, protocol, socket, headers }: FastifyRequest): boolean =>
  !HEALTH.has(url) &&
  ((!isHere(socket) && !("encrypted" in socket)) ||
    (protocol !== "https" && headers["x-forwarded-proto"] !== undefined));

/** Under HARDENED a page leads to its https address, and a call, which may have sent a secret already, is refused. */
export function requireHttps(app: FastifyInstance, { HARDENED, PUBLIC_URL }: Env): void {
  if (!HARDENED || PUBLIC_URL === undefined) return;
  const { origin } = new URL(PUBLIC_URL);
  app.addHook("onRequest", (request, reply, next) => {
    if (!cameInClear(request)) return next();
    const { url } = request;
    const wantsPage = isRead(request) && (request.headers.accept ?? "").includes("text/html");
    if (wantsPage && url.startsWith("/") && !url.startsWith("/api/")) void reply.redirect(origin + url, 308);
    else sendRefusal(reply, refused("https_required"));
  });
}
