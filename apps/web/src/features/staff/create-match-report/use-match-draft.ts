import { useQuery } from "@tanstack/react-query";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { apiOf, dataOf } from "../../../data/api/client.ts";
import type { ReportDraft } from "./sections.ts";

const api = apiOf({ matchReports });

/** The sections that a finished match fills in; undefined while it is asked, empty where it tells none. */
export function useMatchDraft(matchId: string): ReportDraft | undefined {
  const { data, isLoading } = useQuery({
    queryKey: ["report-draft", matchId],
    queryFn: async ({ signal }) => dataOf(await api.matchReports.draft({ params: { matchId }, signal })).data,
    retry: false,
  });
  if (isLoading) return undefined;
  if (!data) return {};
  const { series, pitch, teamOne, teamTwo, playing11Data } = data;
  const { dreamTeamData, matchInformation, matchResult } = data;
  return {
    ...(series && { 1: series }),
    ...(pitch && { 2: pitch }),
    ...(teamOne && teamTwo && { 3: { one: teamOne, two: teamTwo } }),
    ...(dreamTeamData && { 4: dreamTeamData }),
    ...(matchInformation && { 5: matchInformation }),
    ...(matchResult && { 6: matchResult }),
    7: playing11Data,
  };
}
