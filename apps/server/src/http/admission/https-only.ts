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

/** Whether the call came in the clear: a proxy says so, or it came from another machine and nobody says otherwise. */
const cameInClear = (request: FastifyRequest): boolean =>
  request.protocol !== "https" &&
  (request.headers["x-forwarded-proto"] !== undefined || !isHere(request.socket)) &&
  !HEALTH.has(request.url);

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
