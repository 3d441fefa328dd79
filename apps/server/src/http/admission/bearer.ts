import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether the call carries `Authorization: Bearer <key>`; never when no key is set. */
export function isBearer(request: FastifyRequest, key: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (key === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(key));
}
