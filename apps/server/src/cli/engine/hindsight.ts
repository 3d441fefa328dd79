import {
  bestTeam,
  bestTeams,
  type BestTeams,
  boundsOf,
  dreamTeam,
  legalStrategy,
  type Rank,
  rankAll,
  rankingOf,
  type Refusal,
  scoreTeams,
  setBoundFields,
  toTeams,
} from "@teamwright/engine";
import { distributionFields } from "@teamwright/engine/team-set";
import type { Strategy, Team } from "@teamwright/domain";
import { inEnglish } from "@teamwright/text";
import { boundPhrase, refusalText } from "@teamwright/text/strategy-bounds";
import {
  acceptedValue,
  csvLine,
  engineCommand,
  sayNoTeams,
  sayShortfalls,
  withSentences,
} from "./command.ts";
import { exits, readHindsightInputs } from "./inputs.ts";
import type { HindsightInputs } from "./inputs.ts";
import type { EngineIo } from "./engine-io.ts";
import { wordsFor } from "./words.ts";

interface RankedTeam extends Team {
  readonly points: number;
  /** Ranks among all teams of the strategy, and of the match; null where there are too many to rank exactly. */
  readonly rank: Rank | null;
  readonly rank_in_match: Rank | null;
}

/** `teamwright hindsight`: the best teams of a strategy, the best of the match, and the ranks of given teams. */
export const run = engineCommand(readHindsightInputs, (inputs, io) => {
  const { match, strategy, points, played, best: bestCount, givenTeams, format } = inputs;
  const bestRows = acceptedValue(bestTeams(match, strategy, points, bestCount), inputs);
  const allowedBest = acceptedValue(bestTeam(match, strategy, points), inputs);
  if (allowedBest === null) return sayNoTeams(inputs, io);
  sayShortfalls(inputs, bestRows.shortfalls, io);
  const dream = dreamOf(inputs, io);
  const ranksIn = (within: Strategy, what: string) => ranker(inputs, within, (why) => io.stderr(`${what}: ${why}\n`));
  const inStrategy = ranksIn(strategy, "Ranks in the strategy");
  const inMatch = ranksIn(legalStrategy(match, played), "Ranks in the match");
  const withScores = (teams: readonly Team[], scores: ArrayLike<number>): RankedTeam[] => {
    const ownRanks = inStrategy(scores);
    const all = inMatch(scores);
    return teams.map((team, row) => ({
      ...team,
      points: scores[row]!,
      rank: ownRanks?.[row] ?? null,
      rank_in_match: all?.[row] ?? null,
    }));
  };
  const result = {
    best: withScores(toTeams(bestRows.teams, match), bestRows.points),
    shortfalls: withSentences(inputs, bestRows.shortfalls),
    dream_team: dream === null ? null : withScores(toTeams(dream.teams, match), dream.points)[0]!,
    given: givenTeams === undefined ? [] : withScores(toTeams(givenTeams, match), scoreTeams(givenTeams, points)),
    costs: costsOf(inputs, allowedBest.points[0]!),
  };
  if (format === "csv") {
    writeCsv(result, inputs, io.stdout);
    for (const { text, cost } of result.costs)
      if (cost !== null) io.stderr(`${inEnglish("engine-commands.cost", { rule: text, points: cost })}\n`);
  }
  else io.stdout(`${JSON.stringify(result)}\n`);
  return exits.done;
}); // prettier-ignore

/** The best team of the players who played; null, with a note, where there are too many of them to search. */
function dreamOf(inputs: HindsightInputs, io: EngineIo): BestTeams | null {
  const { match, played, points } = inputs;
  const dream = dreamTeam(match, played, points);
  if (dream.ok) return dream.value;
  io.stderr(`Dream team: ${refusalText(wordsFor(inputs), dream.error)}\n`);
  return null;
}

interface Cost {
  readonly rule: string;
  readonly text: string;
  /** Points of the best team without the rule, and how many more that is; null where they cannot be computed. */
  readonly points: number | null;
  readonly cost: number | null;
}

const overTheWhole: readonly string[] = [...setBoundFields, ...distributionFields];

/** What each rule cost: the best team without it, minus the best that all of them allowed. As the web shows it. */
function costsOf(inputs: HindsightInputs, allowedBest: number): Cost[] {
  const { match, strategy, points, played } = inputs;
  const words = wordsFor(inputs);
  const rules = boundsOf(match, strategy)
    .filter(({ description }) => !overTheWhole.includes(description.rule))
    .map(({ description, drop }) => ({
      rule: description.rule as string,
      text: boundPhrase(words, description, Infinity),
      without: drop(strategy),
    }));
  const players = [...new Set([...strategy.players, ...played])];
  if (players.length > strategy.players.length)
    rules.push({
      rule: "players",
      text: inEnglish("engine-commands.pool"),
      without: { ...strategy, players },
    });
  return rules.map(({ without, ...rule }) => {
    const best = bestTeam(match, without, points);
    const most = best.ok ? best.value?.points[0] : undefined;
    // Sums of halves and hundredths: a rounding error is no cost.
    const cost = most === undefined ? null : Math.max(0, Math.round((most - allowedBest) * 100) / 100);
    return { ...rule, points: most ?? null, cost };
  });
}

/** Ranks of scores among all teams of a strategy; where they cannot be computed, the reason is printed once. */
function ranker(
  inputs: HindsightInputs,
  strategy: Strategy,
  say: (why: string) => void,
): (scores: ArrayLike<number>) => readonly Rank[] | undefined {
  const ranking = rankingOf(inputs.match, strategy, inputs.points);
  const saidNotices = new Set<string>();
  const refuse = (refusal: Refusal): undefined => {
    const why = refusalText(wordsFor(inputs), refusal);
    if (!saidNotices.has(why)) say(why);
    saidNotices.add(why);
  };
  if (!ranking.ok) refuse(ranking.error);
  return (scores) => {
    if (!ranking.ok) return undefined;
    const ranks = rankAll(ranking.value, scores);
    return ranks.ok ? ranks.value : refuse(ranks.error);
  };
}

const heads = ["list", "team_number", "points", "rank", "of", "percentile", "rank_in_match", "captain", "vicecaptain", "players"]; // prettier-ignore

function writeCsv(
  lists: { best: readonly RankedTeam[]; dream_team: RankedTeam | null; given: readonly RankedTeam[] },
  { nameOf }: HindsightInputs,
  write: (text: string) => void,
): void {
  const rows = [
    ...lists.best.map((team) => ["best", team] as const),
    ...(lists.dream_team === null ? [] : [["dream team", lists.dream_team] as const]),
    ...lists.given.map((team) => ["given", team] as const),
  ];
  write(csvLine(heads));
  for (const [list, { team_number: number, points, rank, rank_in_match: inMatch, ...team }] of rows)
    write(
      csvLine([
        list,
        number,
        points,
        rank?.rank ?? "",
        rank?.teams ?? "",
        rank?.percentile ?? "",
        inMatch?.rank ?? "",
        nameOf(team.captain),
        nameOf(team.vicecaptain),
        team.team.flat().map(nameOf).join(" / "),
      ]),
    );
}
