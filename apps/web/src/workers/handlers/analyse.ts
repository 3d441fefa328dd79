import { analyseTeams, filterTeams, measureDifference, writePreset } from "@teamwright/engine";
import type { PercentageSplit } from "@teamwright/domain";
import { succeed } from "@teamwright/domain";
import type { Difference, PresetSegments, Share, TeamAnalytics, TeamFilter } from "@teamwright/engine";
import type { MatchTeams, Success } from "./handler.ts";

/** The last two segments of the display's address that show the teams of one row of the analytics. */
type AnalyticsLinks = Readonly<
  Record<
    | "players"
    | "captains"
    | "viceCaptains"
    | "combinations"
    | "partitions"
    | "credits"
    | "pattern1"
    | "pattern2",
    readonly PresetSegments[]
  >
>;

interface AnalysedTeams {
  readonly analytics: TeamAnalytics;
  readonly difference: Difference;
  /** In the order of the analytics' tables. */
  readonly links: AnalyticsLinks;
}

export function analyse({
  match,
  teams,
  filters,
}: MatchTeams & { readonly filters: readonly TeamFilter[] }): Success<AnalysedTeams> {
  const rows = filters.length === 0 ? undefined : filterTeams(teams, match, filters);
  const analytics = analyseTeams(teams, match, rows);
  return succeed({
    analytics,
    difference: measureDifference(teams, rows),
    links: linksOf(analytics),
  });
}

const linksOf = (analytics: TeamAnalytics): AnalyticsLinks => {
  const indexes = analytics.players.map(({ player_index }) => player_index);
  const splits = (pattern: 1 | 2, shares: readonly Share<PercentageSplit>[] | null) =>
    (shares ?? []).map(({ kind }) => writePreset({ kind: "percentage", pattern, splits: [kind] }));
  return {
    players: indexes.map((player) => writePreset({ kind: "players", present: [player], absent: [] })),
    captains: indexes.map((player) => writePreset({ kind: "captain", players: [player] })),
    viceCaptains: indexes.map((player) => writePreset({ kind: "vice-captain", players: [player] })),
    combinations: analytics.combinations.map(({ kind }) =>
      writePreset({ kind: "combination", combinations: [kind] }),
    ),
    partitions: analytics.partitions.map(({ kind }) =>
      writePreset({ kind: "partition", partitions: [kind] }),
    ),
    credits: analytics.credits.map(({ kind }) => writePreset({ kind: "credits", credits: [kind] })),
    pattern1: splits(1, analytics.pattern1),
    pattern2: splits(2, analytics.pattern2),
  };
};
