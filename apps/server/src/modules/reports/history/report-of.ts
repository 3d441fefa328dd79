import type { ReportPlayer, ReportPlayerShown } from "@teamwright/contract";
import type { MatchSummary } from "@teamwright/domain";
import { bestTeam } from "../compute/best-team.ts";
import { batFirstAfter } from "../compute/compute-report.ts";
import { columnsOf } from "../compute/facts.ts";
import type { ReportFacts } from "../compute/facts.ts";
import type { ReportTeams } from "../compute/outcome.ts";
import type { StoredReport } from "../schema.ts";

/** A player of a finished match; null where the source does not tell. */
export interface HistoryPlayer {
  readonly id: string;
  readonly name: string;
  readonly side: 0 | 1;
  readonly role: number | null;
  readonly points: number | null;
}

const isKnown = (player: ReportPlayerShown): player is ReportPlayer =>
  player.role !== null && player.points !== null;

/** Sources have the day of a match, not its hour. */
const USUAL_HOUR = "T14:00:00Z";

/** What a report says about a finished match. There is no dream team without every role, all points and a result. */
export function factsOf(
  summary: MatchSummary,
  players: readonly HistoryPlayer[],
  teams: ReportTeams,
  ruleSet: string | null,
): ReportFacts {
  const shownPlayers = players.map(({ id, name, side, role, points }, index): ReportPlayerShown => ({
    player_index: index,
    player_fixed_id: id,
    name,
    image: "",
    role,
    team_index: side,
    credits: null,
    points,
    selected_by: null,
  }));
  const knownPlayers = shownPlayers.filter(isKnown);
  const counts = knownPlayers.length === shownPlayers.length && summary.result.kind !== "no result";
  const names = {
    leftTeamName: teams[0].sportTeamCode,
    rightTeamName: teams[1].sportTeamCode,
    leftTeamImage: "",
    rightTeamImage: "",
  };
  const { winner, kind, by, method } = summary.result;
  const batFirst = batFirstOf(summary);
  return {
    shown: { ...names, seriesName: summary.series?.name ?? "" },
    sides: names,
    teamNames: summary.teams,
    matchTime: new Date(summary.day + USUAL_HOUR),
    players: shownPlayers,
    toss: { won: summary.toss?.won ?? null, result: summary.toss?.elected ?? null, batFirst },
    outcome: { won: winner, outcome: { kind, by, method } },
    innings: [inningsOf(summary, 0, batFirst), inningsOf(summary, 1, batFirst === 0 ? 1 : 0)],
    dreamTeam: counts ? bestTeam(knownPlayers) : null,
    ruleSet,
  };
}

export const reportOf = (...facts: Parameters<typeof factsOf>) => columnsOf(factsOf(...facts));

const batFirstOf = ({ innings, toss }: MatchSummary): 0 | 1 =>
  innings[0]?.team ?? (toss === null ? 0 : batFirstAfter(toss.won, toss.elected));

function inningsOf({ innings }: MatchSummary, at: 0 | 1, team: 0 | 1): StoredReport["innings"][number] {
  const playedInnings = innings[at];
  return playedInnings === undefined
    ? { team, score: null, overs: null, wickets: null }
    : {
        team: playedInnings.team,
        score: playedInnings.score,
        overs: playedInnings.overs,
        wickets: playedInnings.wickets,
      };
}
