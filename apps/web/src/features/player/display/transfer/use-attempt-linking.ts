import { useMemo } from "react";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { attemptLinks } from "#data/transfer/team-links.ts";

/** Links of the attempt's teams, stored with it. */
export function useAttemptLinking({ match, attempt }: OpenedAttempt) {
  const store = useMemo(() => attemptLinks(match.id, attempt.id), [match.id, attempt.id]);
  return useTeamLinking(match.id, "general", store);
}
