import type { ReportPlayer, ReportPlayerShown } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import type { matchReports, StoredReport } from "../schema.ts";
import type { DreamTeamFigures } from "./dream-team.ts";
import type { MatchOutcome } from "./outcome.ts";
import { patternKey, percentagePatterns } from "./percentage-patterns.ts";
import { suggestedRange } from "./suggested-range.ts";

type ReportColumns = typeof matchReports.$inferInsert;
/** All columns that follow from the facts. */
export type ComputedColumns = Omit<
  ReportColumns,
  | "id"
  | "source"
  | "gender"
  | "format"
  | "seriesId"
  | "pitchId"
  | "teamOneId"
  | "teamTwoId"
  | "version"
  | "body"
  | "editorId"
  | "changes"
  | "createdAt"
  | "updatedAt"
>;

/** A known dream team: every player's role and points are known. */
export interface KnownDreamTeam {
  readonly picked: NonNullable<StoredReport["dreamTeamData"]>;
  readonly figures: DreamTeamFigures;
  readonly players: readonly ReportPlayer[];
}

/** Everything that a report is computed from; null where the source does not tell. */
export interface ReportFacts {
  readonly shown: Pick<
    StoredReport,
    "leftTeamName" | "rightTeamName" | "leftTeamImage" | "rightTeamImage" | "seriesName"
  >;
  readonly sides: Pick<
    StoredReport["playing11Data"],
    "leftTeamName" | "rightTeamName" | "leftTeamImage" | "rightTeamImage"
  >;
  readonly teamNames: readonly [string, string];
  readonly matchTime: Date;
  readonly players: readonly ReportPlayerShown[];
  readonly toss: {
    readonly won: 0 | 1 | null;
    readonly result: StoredReport["tossResult"];
    readonly batFirst: 0 | 1;
  };
  readonly outcome: MatchOutcome;
  readonly innings: StoredReport["innings"];
  readonly dreamTeam: KnownDreamTeam | null;
  readonly ruleSet: string | null;
}

/** The columns of a report with these facts. */
export function columnsOf(facts: ReportFacts): ComputedColumns {
  const { won } = facts.outcome;
  const whetherWon = (side: number | null): boolean | null =>
    won === null || side === null ? null : side === won;
  const data = storedReport(facts);
  const figures = facts.dreamTeam?.figures;
  const [keepers, batsmen, allRounders, bowlers] = figures?.pointsByRole ?? [];
  const patterns = data.selection_percentage_patterns;
  const [first, second] = data.innings;
  return {
    matchTime: facts.matchTime,
    firstScore: first.score,
    firstWickets: first.wickets,
    secondScore: second.score,
    secondWickets: second.wickets,
    tossWinnerWon: whetherWon(data.tossWon),
    batFirstWon: whetherWon(data.teamBatFirst),
    captainRole: figures?.captain.role ?? null,
    captainWon: figures ? whetherWon(figures.captain.team_index) : null,
    viceCaptainRole: figures?.viceCaptain.role ?? null,
    viceCaptainWon: figures ? whetherWon(figures.viceCaptain.team_index) : null,
    points: figures?.points ?? null,
    pointsOfKeepers: keepers ?? null,
    pointsOfBatsmen: batsmen ?? null,
    pointsOfAllRounders: allRounders ?? null,
    pointsOfBowlers: bowlers ?? null,
    teamOnePlayers: figures?.partition[0] ?? null,
    winnerPlayers: won === null ? null : (figures?.partition[won] ?? null),
    combination: figures?.combination.join("-") ?? null,
    pattern1: patterns && patternKey(patterns.pattern1),
    pattern2: patterns && patternKey(patterns.pattern2),
    pattern3: patterns && patternKey(patterns.pattern3),
    pattern4: patterns && patternKey(patterns.pattern4),
    pattern5: patterns && patternKey(patterns.pattern5),
    credits: figures?.credits ?? null,
    rangeLeft: data.tg_software_credit_range?.left ?? null,
    rangeRight: data.tg_software_credit_range?.right ?? null,
    data,
  };
}

function storedReport(facts: ReportFacts): StoredReport {
  const { players, toss, outcome, dreamTeam } = facts;
  return {
    ...facts.shown,
    teamList: [...facts.teamNames],
    matchWon: outcome.won,
    tossWon: toss.won,
    tossResult: toss.result,
    teamBatFirst: toss.batFirst,
    outcome: outcome.outcome,
    innings: facts.innings,
    rule_set: facts.ruleSet,
    playing11Data: {
      ...facts.sides,
      leftTeamData: players.filter(({ team_index }) => team_index === 0),
      rightTeamData: players.filter(({ team_index }) => team_index === 1),
    },
    ...ofTheDreamTeam(dreamTeam),
  };
}

const ofTheDreamTeam = (dreamTeam: KnownDreamTeam | null) => {
  const figures = dreamTeam?.figures ?? null;
  return {
    dreamTeamData: dreamTeam && {
      ...dreamTeam.picked,
      credits: dreamTeam.figures.credits,
      points: dreamTeam.figures.points,
    },
    points_by_section: figures && [...figures.pointsByRole],
    dream_team_combination: figures && [...figures.combination],
    playing11_role_count:
      dreamTeam &&
      cricket.roles.map((_, role) => dreamTeam.players.filter((player) => player.role === role).length),
    dream_team_paritision: figures && [...figures.partition],
    dream_team_captain_team: figures && figures.captain.team_index,
    dream_team_captain_role: figures && figures.captain.role,
    dream_team_vicecaptain_team: figures && figures.viceCaptain.team_index,
    dream_team_vicecaptain_role: figures && figures.viceCaptain.role,
    dream_team_credits: figures && figures.credits,
    tg_software_credit_range: dreamTeam && suggestedRange(dreamTeam.players, dreamTeam.figures.members),
    selection_percentage_patterns:
      dreamTeam && percentagePatterns(dreamTeam.players, dreamTeam.figures.members),
  };
};
