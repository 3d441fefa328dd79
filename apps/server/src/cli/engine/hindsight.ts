import {
  bestTeams,
  dreamTeam,
  legalStrategy,
  type Rank,
  rankAll,
  rankingOf,
  scoreTeams,
  toTeams,
} from "@teamwright/engine";
import type { Strategy, Team } from "@teamwright/domain";
import { refusalText } from "@teamwright/text/strategy-bounds";
import { accepted, csvLine, engineCommand, sayNoTeams } from "./command.ts";
import { exits, readHindsightInputs } from "./inputs.ts";
import type { HindsightInputs } from "./inputs.ts";
import { wordsFor } from "./words.ts";

interface Scored extends Team {
  readonly points: number;
  /** Ranks among all teams of the strategy, and of the match; null where there are too many to rank exactly. */
  readonly rank: Rank | null;
  readonly rank_in_match: Rank | null;
}

/** `teamwright hindsight`: the best teams of a strategy, the best of the match, and the ranks of given teams. */
export const run = engineCommand(readHindsightInputs, (inputs, io) => {
  const { match, strategy, points, best: wanted, given, format } = inputs;
  const found = accepted(bestTeams(match, strategy, points, wanted), inputs);
  if (found.teams.count === 0) return sayNoTeams(inputs, io);
  const players = match.players.map((player) => player.player_index);
  const dream = accepted(dreamTeam(match, players, points), inputs);
  const ranksIn = (within: Strategy, what: string) => ranker(inputs, within, (why) => io.stderr(`${what}: ${why}\n`));
  const inStrategy = ranksIn(strategy, "Ranks in the strategy");
  const inMatch = ranksIn(legalStrategy(match, players), "Ranks in the match");
  const scored = (teams: readonly Team[], scores: ArrayLike<number>): Scored[] => {
    const own = inStrategy(scores);
    const all = inMatch(scores);
    return teams.map((team, row) => ({
      ...team,
      points: scores[row]!,
      rank: own?.[row] ?? null,
      rank_in_match: all?.[row] ?? null,
    }));
  };
  const result = {
    best: scored(toTeams(found.teams, match), found.points),
    dream_team: dream === null ? null : scored(toTeams(dream.teams, match), dream.points)[0]!,
    given: given === undefined ? [] : scored(toTeams(given, match), scoreTeams(given, points)),
  };
  if (format === "csv") writeCsv(result, inputs, io.stdout);
  else io.stdout(`${JSON.stringify(result)}\n`);
  return exits.done;
}); // prettier-ignore

/** Ranks of scores among all teams of a strategy; a refusal is printed once. */
function ranker(
  inputs: HindsightInputs,
  strategy: Strategy,
  say: (why: string) => void,
): (scores: ArrayLike<number>) => readonly Rank[] | undefined {
  const ranking = rankingOf(inputs.match, strategy, inputs.points);
  if (!ranking.ok) say(refusalText(wordsFor(inputs), ranking.error));
  return (scores) => (ranking.ok ? accepted(rankAll(ranking.value, scores), inputs) : undefined);
}

const heads = ["list", "team_number", "points", "rank", "of", "percentile", "rank_in_match", "captain", "vicecaptain", "players"]; // prettier-ignore

function writeCsv(
  lists: { best: readonly Scored[]; dream_team: Scored | null; given: readonly Scored[] },
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
