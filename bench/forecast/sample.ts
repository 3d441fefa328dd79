import { readFileSync } from "node:fs";
import { cricket } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import {
  describeMatch,
  learnMatch,
  makeModel,
  randomTeams,
  readCricsheet,
  SUGGESTION,
} from "@teamwright/forecast";
import { simulateMatch } from "@teamwright/forecast";
import { ruleSetById } from "@teamwright/scoring";

const folder = new URL("../../tests/data/cricket/cricsheet/", import.meta.url);
const learnedIds = ["1216492", "1216496", "1216504", "1254075", "1257951"];
const forecastOne = "1254076";

export function valueOf<Value>(outcome: Outcome<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const recordOf = (id: string) =>
  valueOf(readCricsheet(JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8")), id));

/** A played match with announced elevens, forecast by five matches before it; credits and percentages are invented. */
export function benchForecast() {
  const model = makeModel();
  for (const id of learnedIds) learnMatch(model, recordOf(id));
  const record = recordOf(forecastOne);
  const players = record.players
    .filter(({ starter }) => starter)
    .map(({ id, side }) => ({ id, side, plays: 1 }));
  const forecast = describeMatch(model, { ...record, players });
  const match: EngineMatch = {
    sport: cricket.index,
    players: forecast.players.map(({ role, side }, index) => ({
      player_index: index,
      role: cricket.roles.findIndex(({ code }) => code === role),
      team_index: side,
      credits: 7.5 + ((index * 7) % 11) / 4,
      selected_by: 20 + ((index * 37) % 60),
      captain_percentage: (index * 7) % 11,
      vice_captain_percentage: (index * 5) % 11,
    })),
  };
  const indexes = forecast.players.map((_, index) => index);
  const rules = ruleSetById("dream11-t20-2025-04")!;
  const { simulations, seed } = SUGGESTION;
  return { match, forecast, rules, request: { match, forecast, indexes, rules, simulations, seed } };
}

/** Random legal teams of the match. */
export function drawnTeams(count: number) {
  const { match, request } = benchForecast();
  const { legal } = simulateMatch({ ...request, simulations: 1 });
  return valueOf(randomTeams(match, legal, count, 1));
}

/** A team's numbers for one outcome: three sums of members, and the additional points of the two leaders. */
const TERMS = 5;

/** As many additions as the hit bits take, of numbers in order, each team compared with a bar. */
export function additions(teams: number, matches: number): number {
  const terms = new Float64Array(teams * TERMS).fill(1.5);
  let above = 0;
  for (let match = 0; match < matches; match++)
    for (let at = 0; at < terms.length; at += TERMS) {
      const sum = terms[at]! + terms[at + 1]! + terms[at + 2]! + terms[at + 3]! + terms[at + 4]!;
      if (sum >= match) above++;
    }
  return above;
}
