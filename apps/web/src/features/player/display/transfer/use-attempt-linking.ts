import { useMemo } from "react";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { attemptLinks } from "#data/transfer/team-links.ts";

/** Links of the attempt's teams, stored with it. */
export function useAttemptLinking({ attempt }: OpenedAttempt) {
  const { match_id, id, time, generation_type, seed } = attempt;
  const store = useMemo(
    () => attemptLinks({ match_id, id, time, generation_type, seed }),
    [match_id, id, time, generation_type, seed],
  );
  return useTeamLinking(match_id, "general", store);
}
