import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#data/api/client.ts";
import { matchQuery } from "#data/api/match.ts";
import { findMatch } from "#data/records/attempts.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { matchRecordOf } from "#data/records/new-attempt.ts";
import { useLive } from "#data/records/use-live.ts";

/** The match as this device stored it, else as the server has it. Undefined: being read; null: nobody knows it. */
export function useReportedMatch(id: string): {
  readonly match: MatchRecord | null | undefined;
  readonly hasFailed: boolean;
} {
  const storedMatch = useLive((db) => findMatch(id, db), [id]);
  const shownMatch = useQuery({ ...matchQuery(id), enabled: storedMatch.value === null });
  if (storedMatch.value) return { match: storedMatch.value.match, hasFailed: false };
  if (storedMatch.value === undefined) return { match: undefined, hasFailed: storedMatch.hasFailed };
  if (shownMatch.data) return { match: matchRecordOf(shownMatch.data.value, undefined, 0), hasFailed: false };
  const unknown = shownMatch.error instanceof ApiError && shownMatch.error.status === 404;
  return { match: unknown ? null : undefined, hasFailed: shownMatch.isError && !unknown };
}
