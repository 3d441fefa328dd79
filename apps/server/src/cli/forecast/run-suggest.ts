import { legalStrategy, renumberTeams, scoreTeams, selectTeams } from "@teamwright/engine";
import type { TeamColumns } from "@teamwright/engine";
import { chanceOf, chooseTeams, describeMatch, findHits, simulate, teamFigures } from "@teamwright/forecast";
import type { Simulation } from "@teamwright/forecast";
import type { Io } from "../command.ts";
import { accepted, engineCommand, sayNoTeams } from "../engine/command.ts";
import { engineIo } from "../engine/engine-io.ts";
import { exits } from "../engine/inputs.ts";
import type { EngineIo } from "../engine/inputs.ts";
import { candidateTeams, meanPoints, randomTeams } from "./candidates.ts";
import { matchSetting } from "./match-setting.ts";
import type { ForecastableMatch } from "./match-setting.ts";
import { readSuggestInputs } from "./suggest-inputs.ts";
import type { SuggestInputs, SuggestOptions } from "./suggest-inputs.ts";
import { suggestionDocument, suggestionLines } from "./suggestion-output.ts";
import type { Suggestion } from "./suggestion-output.ts";

const FIELD = 5000;
/** Before the line-ups, players with a lower chance to play are in no legal team of the field. */
const LIKELY = 0.25;
const LINEUP = 11;

/** Chooses teams for a match. Exit code 3 when the match has no forecast, or no team exists. */
export function runSuggest(options: SuggestOptions, io: Io): Promise<number> {
  const run = engineCommand((own: SuggestOptions, files) => readSuggestInputs(own, files, io.cwd), suggest);
  return Promise.resolve(run(options, engineIo(io)));
}

function suggest(inputs: SuggestInputs, io: EngineIo): number {
  const found = matchSetting(inputs);
  if (!found.ok) {
    io.stderr(found.error);
    return exits.noTeams;
  }
  const { match, nameOf, options } = inputs;
  const legal = legalStrategy(match, likelyPlayers(found.value));
  const strategy = inputs.strategy ?? legal;
  const outcomes = simulateTwice(inputs, found.value);
  const field = randomTeams(match, legal, FIELD, options.seed + 1);
  const teams = candidateTeams({ match, strategy, simulation: outcomes.choosing, seed: options.seed });
  if (!field.ok || !teams.ok) {
    const none = [field, teams].find((each) => !each.ok && each.error.code === "no-teams");
    if (none !== undefined) return sayNoTeams({ match, nameOf, strategy, format: "json" }, io);
  }
  const suggestion = choose(accepted(teams, inputs), accepted(field, inputs), outcomes, options);
  const document = suggestionDocument(inputs, found.value, suggestion);
  if (options.json === true) io.stdout(JSON.stringify(document));
  else for (const line of suggestionLines(document, nameOf)) io.stdout(line);
  return exits.done;
}

/** player_index of everybody who is announced, or likely to be: at least eleven a side. */
function likelyPlayers({ setting, indexes }: ForecastableMatch): number[] {
  return ([0, 1] as const).flatMap((side) => {
    const own = [...setting.players.keys()].filter((at) => setting.players[at]!.side === side);
    const likely = own.filter((at) => setting.players[at]!.plays >= LIKELY);
    return (likely.length >= LINEUP ? likely : own).map((at) => indexes[at]!);
  });
}

interface Outcomes {
  readonly choosing: Simulation;
  readonly measuring: Simulation;
}

/** Both simulations draw line-ups and what is not known of the players anew. */
function simulateTwice(
  { model, options }: SuggestInputs,
  { setting, indexes, rules }: ForecastableMatch,
): Outcomes {
  const forecast = describeMatch(model, setting);
  const play = (seed: number): Simulation =>
    byIndex(simulate(forecast, { matches: options.simulations, seed, rules }), indexes);
  return { choosing: play(options.seed), measuring: play(options.seed + 1) };
}

/** The points by player_index, as teams name players. Who is not in the forecast has none. */
function byIndex({ matches, points }: Simulation, indexes: readonly number[]): Simulation {
  const all = new Float32Array((Math.max(...indexes) + 1) * matches);
  for (const [at, index] of indexes.entries())
    all.set(points.subarray(at * matches, (at + 1) * matches), index * matches);
  return { matches, points: all };
}

function choose(
  candidates: TeamColumns,
  field: TeamColumns,
  { choosing, measuring }: Outcomes,
  { teams: count, top }: SuggestOptions,
): Suggestion {
  const expected = scoreTeams(candidates, meanPoints(choosing, 0, choosing.matches));
  const order = [...expected.keys()].sort((one, other) => expected[other]! - expected[one]!);
  const share = top / 100;
  const seen = findHits({
    teams: candidates,
    field,
    share,
    simulation: choosing,
    from: 0,
    to: choosing.matches,
  });
  const choice = chooseTeams(seen, count, order);
  const teams = renumberTeams(selectTeams(candidates, Uint32Array.from(choice.teams)));
  const unseen = findHits({ teams, field, share, simulation: measuring, from: 0, to: measuring.matches });
  return {
    teams,
    chance: chanceOf(unseen, [...Array(teams.count).keys()]),
    figures: teamFigures(teams, field, measuring),
    choice,
    candidates: candidates.count,
  };
}
