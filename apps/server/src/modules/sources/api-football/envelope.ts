import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import type { SourceFailure } from "../source.ts";

/** `errors` is an empty list, or an object with a text per kind of error, in a reply 200 too. */
const envelope = z.object({
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).catch([]),
  response: z.array(z.unknown()),
});

const kinds: readonly (readonly [RegExp, SourceFailure])[] = [
  [/"ratelimit"|too many requests|per minute/i, "too_many_requests"],
  [/"requests"|request limit for the day/i, "quota_used"],
  [/"token"|"access"|key|suspended|"plan"/i, "wrong_key"],
];

export function refusal(body: unknown): SourceFailure | null {
  const result = envelope.safeParse(body);
  if (!result.success) return "invalid_reply";
  const { errors } = result.data;
  if (Object.keys(errors).length === 0) return null;
  const errorText = JSON.stringify(errors);
  return kinds.find(([words]) => words.test(errorText))?.[1] ?? "invalid_reply";
}

export const responseOf = (body: unknown): unknown => envelope.safeParse(body).data?.response;

export function readEnvelope(body: unknown): Outcome<readonly unknown[], string> {
  const parsed = envelope.safeParse(body);
  return parsed.success ? succeed(parsed.data.response) : fail("response: is not a list");
}
