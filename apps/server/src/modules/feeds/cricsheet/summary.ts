import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { MatchSummary, ResultMethod, SummaryInnings, SummaryResult } from "@teamwright/domain";
import type { CricsheetMatch } from "./schema.ts";

const formats: ReadonlyMap<string, MatchSummary["format"]> = new Map(
  Object.entries({ T20: "t20", IT20: "t20", ODI: "odi", ODM: "odi", Test: "test", MDM: "test" } as const),
);

const methods: ReadonlyMap<string, ResultMethod> = new Map([
  ["D/L", "dls"],
  ["VJD", "vjd"],
  ["Awarded", "awarded"],
]);

const NOT_OUT = new Set(["retired hurt", "retired not out"]);

type CricsheetInnings = CricsheetMatch["innings"][number];
type InningsOvers = NonNullable<CricsheetInnings["overs"]>;

/** Who played what and how it ended, without any ball. Fails with the reason in words for an operator. */
export function summaryOf({ info, innings }: CricsheetMatch): Outcome<MatchSummary, string> {
  const [day] = info.dates;
  const format = info.overs === 10 ? "t10" : formats.get(info.match_type);
  if (info.balls_per_over !== 6) return fail("a match with overs of another length has no format of reports");
  if (format === undefined || day === undefined) return fail(`${info.match_type} is no format of reports`);
  if (info.gender === undefined) return fail("the file does not say whether men or women played");
  const sideOf = (team: string | undefined): 0 | 1 | null => {
    const at = team === undefined ? -1 : info.teams.indexOf(team);
    return at === 0 || at === 1 ? at : null;
  };
  const playedInnings: SummaryInnings[] = [];
  for (const each of innings) {
    if (each.super_over) continue;
    const team = sideOf(each.team);
    if (team === null) return fail(`${each.team} is not a team of the match`);
    playedInnings.push(inningsOf(each, team, info.balls_per_over));
  }
  const tossWinner = sideOf(info.toss?.winner);
  const tossDecision = info.toss?.decision;
  const result = resultOf(info.outcome, sideOf);
  if (!result.ok) return result;
  return succeed({
    format,
    gender: info.gender === "male" ? "men" : "women",
    day,
    series:
      info.event === undefined || info.team_type === undefined
        ? null
        : {
            name: info.event.name,
            type: info.team_type === "club" ? "domestic" : "international",
            year: yearOf(info.season) ?? Number(day.slice(0, 4)),
          },
    venue: info.venue === undefined ? null : { name: info.venue, city: info.city ?? null },
    international: info.team_type === "international",
    teams: info.teams,
    toss:
      tossWinner === null || tossDecision === undefined
        ? null
        : { won: tossWinner, elected: tossDecision === "bat" ? "batting" : "bowling" },
    innings: playedInnings,
    result: result.value,
  });
}

/** A season over two years, 2020/21, is named by its first one. */
const yearOf = (season: string | number | undefined): number | null => {
  const [text] = /^\d{4}/.exec(String(season ?? "")) ?? [];
  return text === undefined ? null : Number(text);
};

function inningsOf(innings: CricsheetInnings, team: 0 | 1, ballsPerOver: number): SummaryInnings {
  const overs = innings.overs ?? [];
  const balls = overs.flatMap(({ deliveries }) => deliveries);
  const penalty = (innings.penalty_runs?.pre ?? 0) + (innings.penalty_runs?.post ?? 0);
  const wickets = balls.flatMap((ball) => ball.wickets ?? []).filter(({ kind }) => !NOT_OUT.has(kind)).length;
  return {
    team,
    score: balls.reduce((sum, ball) => sum + ball.runs.total, penalty),
    wickets: Math.min(10, wickets),
    overs: oversOf(overs, ballsPerOver),
  };
}

/** 19.4 is 19 overs and four balls. An over before the last one is complete even where the umpire miscounted. */
function oversOf(overs: InningsOvers, ballsPerOver: number): number {
  const last = overs.at(-1);
  if (last === undefined) return 0;
  const legal = last.deliveries.filter(
    ({ extras }) => (extras?.wides ?? 0) === 0 && (extras?.noballs ?? 0) === 0,
  ).length;
  return legal >= ballsPerOver ? overs.length : overs.length - 1 + legal / 10;
}

function resultOf(
  outcome: CricsheetMatch["info"]["outcome"],
  sideOf: (team: string | undefined) => 0 | 1 | null,
): Outcome<SummaryResult, string> {
  const unknown = fail("the file does not say how the match ended");
  if (outcome === undefined) return unknown;
  if (outcome.result === "no result")
    return succeed({ winner: null, kind: "no result", by: null, method: null });
  if (outcome.result === "draw") return succeed({ winner: null, kind: "draw", by: null, method: null });
  const method = methods.get(outcome.method ?? "") ?? null;
  if (outcome.result === "tie") {
    const winner = sideOf(outcome.eliminator ?? outcome.bowl_out);
    const tieBreak = outcome.eliminator === undefined ? "bowl_out" : "super_over";
    return succeed(
      winner === null
        ? { winner: null, kind: "tie", by: null, method }
        : { winner, kind: "won", by: null, method: tieBreak },
    );
  }
  const winner = sideOf(outcome.winner);
  if (winner === null) return unknown;
  const { runs, wickets, innings } = outcome.by ?? {};
  if (runs !== undefined && runs > 0)
    return succeed({ winner, kind: innings === undefined ? "runs" : "innings", by: runs, method });
  if (wickets !== undefined && wickets > 0) return succeed({ winner, kind: "wickets", by: wickets, method });
  return succeed({ winner, kind: "won", by: null, method });
}
