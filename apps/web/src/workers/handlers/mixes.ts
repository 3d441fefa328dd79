import {
  autoPreset,
  compile,
  concatTeams,
  countTeams,
  emptyColumns,
  generate,
  leagueNames,
  renumberTeams,
  shuffleTeams,
} from "@teamwright/engine";
import type { Generation, Plan, TeamColumns } from "@teamwright/engine";
import { fail, succeed } from "@teamwright/domain";
import type { AutoLeagueTeams } from "../../engine-client/preset-calls.ts";
import type { Handler } from "./handlers.ts";
import { countIn } from "./presets.ts";

interface Part {
  readonly weight: number;
  readonly plan: Plan;
  readonly possible: { readonly lineups: number; readonly teams: number };
}

/** How many teams each part gives: by weight, no more than it has, what is left going round to the others. */
function allot(parts: readonly Part[], teams: number): number[] {
  const given = parts.map(() => 0);
  for (let left = teams; left > 0;) {
    const open = parts.flatMap((part, at) => (given[at]! < part.possible.teams ? [at] : []));
    const weight = open.reduce((sum, at) => sum + parts[at]!.weight, 0);
    if (open.length === 0) break;
    const before = left;
    for (const at of open) {
      const { weight: own, possible } = parts[at]!;
      const share = Math.min(left, possible.teams - given[at]!, Math.ceil((before * own) / weight));
      given[at]! += share;
      left -= share;
    }
  }
  return given;
}

const joined = (sets: readonly TeamColumns[], sport: Plan["match"]["sport"]): TeamColumns => {
  const [first = emptyColumns(sport, 0), ...others] = sets;
  return concatTeams(first, ...others);
};

const noTeams = { code: "no-teams", message: "No team fits this strategy" } as const;

export const generateMix: Handler<"generateMix"> = ({ match, parts, teams, seed }, onProgress) => {
  const plans: Part[] = [];
  for (const { weight, strategy } of parts) {
    const plan = compile(match, strategy);
    if (!plan.ok) return plan;
    plans.push({ weight, plan: plan.value, possible: countTeams(plan.value) });
  }
  const possible = {
    lineups: plans.reduce((sum, part) => sum + part.possible.lineups, 0),
    teams: plans.reduce((sum, part) => sum + part.possible.teams, 0),
  };
  if (possible.teams === 0) return fail(noTeams);
  const made: Generation[] = [];
  for (const [at, wanted] of allot(plans, teams).entries()) {
    if (wanted === 0) continue;
    const outcome = generate(plans[at]!.plan, { teams: wanted, seed: seed + at });
    if (!outcome.ok) return outcome;
    made.push(outcome.value);
    onProgress(
      made.reduce((sum, generation) => sum + generation.teams.count, 0),
      teams,
    );
  }
  const all = joined(
    made.map((generation) => generation.teams),
    match.sport,
  );
  const shortfalls =
    all.count < teams
      ? [{ rule: "teams", asked: teams, got: all.count, why: `Only ${all.count} teams fit this strategy` }]
      : [];
  return succeed({ possible, requested: teams, seed, teams: shuffleTeams(all, seed), shortfalls });
};

export const auto: Handler<"auto"> = ({ seed, ...input }) => {
  const sets: TeamColumns[] = [];
  const leagues: AutoLeagueTeams[] = [];
  for (const { league, teams, strategy, asked, from } of autoPreset(input, countIn(input.match))) {
    const plan = strategy === null ? null : compile(input.match, strategy);
    const outcome = plan?.ok === true ? generate(plan.value, { teams, seed: seed + leagues.length }) : null;
    const made = outcome?.ok === true ? outcome.value.teams : null;
    if (made !== null) sets.push(made);
    leagues.push({ name: leagueNames[league], teams: made?.count ?? 0, asked, from: from ?? asked });
  }
  const all = joined(sets, input.match.sport);
  return all.count === 0 ? fail(noTeams) : succeed({ teams: renumberTeams(all), leagues });
};
