import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { DAY } from "@teamwright/domain/durations";
import type { Source, SourceFailure } from "../source.ts";
import { looseNumber, looseText } from "./loose.ts";

const envelope = z.object({ status: looseText, response: z.unknown().optional() });

const refusals: readonly (readonly [RegExp, SourceFailure])[] = [
  [/limit|quota/i, "quota_used"],
  [/unauthor|forbidden|access|token|expired/i, "wrong_key"],
];

/** `{ "status": "ok", "response": ... }`; every other status is a refusal, also in a reply 200. */
function refusal(body: unknown): SourceFailure | null {
  const result = envelope.safeParse(body);
  if (!result.success) return "invalid_reply";
  if (result.data.status === "ok") return null;
  const replyText = `${result.data.status} ${JSON.stringify(result.data.response ?? "")}`;
  return refusals.find(([words]) => words.test(replyText))?.[1] ?? "invalid_reply";
}

const content = (body: unknown): unknown => envelope.safeParse(body).data?.response;

/** The part of every reply that matters, read by the schema; fails with the first field that is wrong. */
export function readResponse<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): Outcome<z.output<Schema>, string> {
  const result = schema.safeParse(content(body));
  if (result.success) return succeed(result.data);
  const [issue] = result.error.issues;
  return fail(`response.${issue?.path.join(".") ?? ""}: ${issue?.message ?? "is wrong"}`);
}

const pagedReply = z.object({ total_pages: looseNumber });

/** What all sources of this vendor share. */
export const entitySport = {
  setting: "entitysport",
  startsOn: true,
  dailyBudget: 20_000,
  refusal,
  content,
  pages: (body) => pagedReply.safeParse(content(body)).data?.total_pages ?? 1,
  // The vendor names no rest; a refusal tells when the quota is used.
  remaining: () => null,
} as const satisfies Partial<Source>;

/** A path with the key and further parameters. */
export function withToken(
  path: string,
  key: string | undefined,
  more: Readonly<Record<string, string>> = {},
) {
  const query = new URLSearchParams({ token: key ?? "", ...more });
  return { path: `${path}?${query.toString()}`, headers: {} };
}

const dayOf = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

/** `2026-11-25_2026-11-26`; both days are included. */
export const dateRange = (now: Date, fromDay: number, toDay: number): string =>
  `${dayOf(now, fromDay)}_${dayOf(now, toDay)}`;
