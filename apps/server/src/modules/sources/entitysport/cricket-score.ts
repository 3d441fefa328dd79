import { succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { emptyTally, scoreTallies, selectRuleSet } from "@teamwright/scoring";
import type { InningsTally, ScoringFormat } from "@teamwright/scoring";
import { pointsWithParts, scoringOf } from "#modules/match-model/public.ts";
import type { MatchDraft, SourceContext, SourceMatch, SourceReading } from "../source.ts";
import { readResponse } from "./envelope.ts";
import { kindOf, playerId, readFixture } from "./cricket-fixture.ts";
import { scorecard } from "./cricket-innings.ts";
import type { ScorecardInnings } from "./cricket-innings.ts";
import { summaryOf } from "./cricket-summary.ts";

const NOT_OUT = /^$|not ?out|retired ?(hurt|not out)|^batting$|^yet/i;

/** "3.4" is 22 balls. */
function ballsOf(overs: string): number {
  const [whole = "0", part = "0"] = overs.split(".");
  const balls = Number(whole) * 6 + Number(part);
  return Number.isFinite(balls) ? balls : 0;
}

/** Sums what each player did in the innings, by our ids. */
function tallyOf(innings: ScorecardInnings): Map<string, InningsTally> {
  const players = new Map<string, InningsTally>();
  const of = (id: string | null): InningsTally => {
    const key = id === null ? "" : playerId(id);
    const tally = players.get(key) ?? emptyTally();
    players.set(key, tally);
    return tally;
  };
  for (const one of innings.batsmen) {
    const tally = of(one.batsman_id);
    tally.runs += one.runs;
    tally.ballsFaced += one.balls_faced;
    tally.fours += one.fours;
    tally.sixes += one.sixes;
    if (one.runs === 0 && !NOT_OUT.test(one.dismissal)) tally.ducks = 1;
  }
  for (const one of innings.bowlers) {
    const tally = of(one.bowler_id);
    tally.ballsBowled += ballsOf(one.overs);
    tally.runsConceded += one.runs_conceded;
    tally.maidens += one.maidens;
    tally.wickets += one.wickets;
    tally.dots += one.run0;
    tally.lbwOrBowled += one.bowledcount + one.lbwcount;
  }
  for (const one of innings.fielder.filter(({ is_substitute }) => !is_substitute)) {
    const tally = of(one.fielder_id);
    tally.catches += one.catches;
    tally.stumpings += one.stumping;
    tally.runOutsDirect += one.runout_direct_hit;
    tally.runOutsShared += one.runout_thrower + one.runout_catcher;
  }
  players.delete("");
  return players;
}

const scoringFormats: ReadonlyMap<string, ScoringFormat> = new Map([
  ["t10", "T10"],
  ["t20", "T20"],
  ["odi", "ODI"],
  ["test", "TEST"],
]);

/** The state of the match, its points by our own rules, and at the end its summary. */
export function readScorecard(
  body: unknown,
  match: SourceMatch,
  context: SourceContext,
): Outcome<SourceReading, string> {
  const read = readResponse(scorecard, body);
  if (!read.ok) return read;
  const { seenMatch, document } = readFixture(read.value, match);
  const playedInnings = read.value.innings.filter(({ issuperover }) => !issuperover);
  const details = { ...match.details, ...seenMatch.details };
  const hasBegun =
    seenMatch.state === "finished" || seenMatch.state === "abandoned" || playedInnings.length > 0;
  if (!hasBegun) return succeed({ seen: [seenMatch], documents: [document] });
  const noResult = seenMatch.state === "abandoned" || seenMatch.state === "cancelled";
  const summary =
    seenMatch.state === "finished" || noResult
      ? summaryOf(body, playedInnings, details, noResult)
      : undefined;
  const documents: MatchDraft[] = [
    {
      ...document,
      partial: true,
      ...(summary === undefined ? {} : { summary }),
      ...pointsOf(document, playedInnings, context, { details, noResult }),
    },
  ];
  return succeed({ seen: [seenMatch], documents });
}

function pointsOf(
  document: MatchDraft,
  playedInnings: readonly ScorecardInnings[],
  { players }: SourceContext,
  { details, noResult }: { details: Readonly<Record<string, string>>; noResult: boolean },
) {
  const format = scoringFormats.get(kindOf(details).format ?? "");
  const day = String(document["match_time"]).slice(0, 10);
  const rules =
    format === undefined
      ? undefined
      : selectRuleSet({ app: "dream11", sport: "cricket", format, gender: null, day });
  if (rules?.ok !== true || players.length === 0) return {};
  const roles = new Map(players.map(({ id, role }) => [id, role]));
  const starters = players.filter(({ playing }) => playing).map(({ id }) => id);
  const tally = new Map<string, InningsTally[]>();
  for (const each of playedInnings)
    for (const [id, did] of tallyOf(each)) if (roles.has(id)) tally.set(id, [...(tally.get(id) ?? []), did]);
  const substitutes = [...tally.keys()].filter((id) => !starters.includes(id));
  const scoredMatch = scoreTallies(
    { noResult, starters, substitutes, tally, warnings: [] },
    rules.value,
    (id) => roles.get(id),
  );
  const scoredPlayers = new Map(scoredMatch.players.map((player) => [player.player, player]));
  const side = (index: 0 | 1) => {
    const side = document[index === 0 ? "left" : "right"];
    const sidePlayers = players.filter((player) => player.side === index);
    return {
      ...(typeof side === "object" ? side : {}),
      players: sidePlayers.map(({ id }) => ({ id, ...pointsWithParts(scoredPlayers.get(id)) })),
    };
  };
  return { scoring: scoringOf(scoredMatch.ruleSet, scoredMatch.warnings), left: side(0), right: side(1) };
}
