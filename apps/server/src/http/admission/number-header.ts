import { ELSEWHERE, NUMBER_HEADER, NUMBER_NAMES } from "@teamwright/contract";
import type { FastifyRequest } from "fastify";

/** Puts a phone number of the header where the path or the query says that it is there. */
export function placeNumber({ headers, params, query }: FastifyRequest): void {
  const number = headers[NUMBER_HEADER];
  if (typeof number !== "string") return;
  for (const values of [params, query] as Record<string, unknown>[])
    for (const name of NUMBER_NAMES) if (values[name] === ELSEWHERE) values[name] = number;
}
