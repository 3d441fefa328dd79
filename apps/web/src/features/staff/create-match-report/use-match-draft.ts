import { skipToken, useQuery } from "@tanstack/react-query";
import type { SportTeam } from "@teamwright/contract";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { reportRecords } from "@teamwright/contract/resources/report-records";
import { apiOf, dataOf } from "#data/api/client.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import type { ReportDraft } from "./sections.ts";

const api = apiOf({ matchReports, reportRecords });

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The only item that passes; null where none or several do. */
const onlyOne = <Item>(items: readonly Item[], passes: (item: Item) => boolean): Item | null => {
  const found = items.filter(passes);
  return found.length === 1 ? (found[0] ?? null) : null;
};

async function findTeam(code: string, signal: AbortSignal): Promise<SportTeam | null> {
  const { data } = dataOf(await api.reportRecords.listTeams({ body: { teamCode: code, size: 100 }, signal }));
  return onlyOne(data, ({ sportTeamCode }) => isSame(sportTeamCode, code));
}

/** The records of the series and of both teams that have the match's names, where exactly one has. */
async function sectionsByName(match: MatchRecord, signal: AbortSignal): Promise<ReportDraft> {
  const { series_name: seriesName, left_name: left, right_name: right } = match;
  const body = { seriesName, seriesYear: new Date(match.match_time).getFullYear(), size: 100 };
  const { data } = dataOf(await api.reportRecords.listSeries({ body, signal }));
  const series = onlyOne(data, (one) => isSame(one.seriesName, seriesName));
  const [one, two] = await Promise.all([findTeam(left, signal), findTeam(right, signal)]);
  return { ...(series && { 1: series }), ...(one && two && { 3: { one, two } }) };
}

/** What the server tells of a finished match, else the records with the match's names. */
async function filledSections(match: MatchRecord, signal: AbortSignal): Promise<ReportDraft> {
  const reply = await api.matchReports.draft({ params: { matchId: match.id }, signal });
  const data = reply.ok ? reply.data.data : null;
  if (!data) return sectionsByName(match, signal);
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

/** The sections that the match fills in; undefined while they are loading, empty where it tells none. */
export function useMatchDraft(match: MatchRecord | null | undefined): ReportDraft | undefined {
  const { data, isLoading } = useQuery({
    queryKey: ["report-draft", match?.id],
    queryFn: match ? async ({ signal }) => filledSections(match, signal) : skipToken,
    retry: false,
  });
  return isLoading ? undefined : (data ?? {});
}
