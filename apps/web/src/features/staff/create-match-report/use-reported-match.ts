import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../data/api/client.ts";
import { matchQuery } from "../../../data/api/match.ts";
import { findMatch } from "../../../data/records/attempts.ts";
import type { MatchRecord } from "../../../data/records/match-record.ts";
import { matchRecordOf } from "../../../data/records/new-attempt.ts";
import { useLive } from "../../../data/records/use-live.ts";

/** The match as this device stored it, else as the server has it. Undefined: being read; null: nobody knows it. */
export function useReportedMatch(id: string): {
  readonly match: MatchRecord | null | undefined;
  readonly failed: boolean;
} {
  const stored = useLive((db) => findMatch(id, db), [id]);
  const shown = useQuery({ ...matchQuery(id), enabled: stored.value === null });
  if (stored.value) return { match: stored.value.match, failed: false };
  if (stored.value === undefined) return { match: undefined, failed: stored.failed };
  if (shown.data) return { match: matchRecordOf(shown.data.value, undefined, 0), failed: false };
  const unknown = shown.error instanceof ApiError && shown.error.status === 404;
  return { match: unknown ? null : undefined, failed: shown.isError && !unknown };
}
