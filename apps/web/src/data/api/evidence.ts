import type { Evidence } from "@teamwright/contract";
import { reportEvidence } from "@teamwright/contract/resources/report-evidence";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ reportEvidence });

const MINUTES = 60_000;

/** What past dream teams of this kind of match had; null without reports. A failure shows nothing. */
export const evidenceQuery = (matchId: string) =>
  queryOptions({
    queryKey: ["evidence", matchId],
    queryFn: async ({ signal }): Promise<Evidence | null> =>
      dataOf(await api.reportEvidence.get({ params: { matchId }, signal })).data,
    staleTime: 10 * MINUTES,
    retry: false,
  });
