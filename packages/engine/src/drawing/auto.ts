import type { Outcome } from "@teamwright/domain";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { compile, countTeams } from "../plan/compile.ts";
import { autoPreset } from "../presets/auto.ts";
import type { League } from "../leagues.ts";
import type { PresetInput } from "../presets/preset.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { concatTeams, renumberTeams } from "../team-set/select.ts";
import { generate } from "./generate.ts";

/** The part of an auto generation for one league. */
export interface LeagueTeams {
  readonly league: League;
  /** How many of the teams belong to the league; 0 where no credits give a team. */
  readonly teams: number;
  /** Minimum team credits: the league's default, and the value used. */
  readonly asked: number;
  readonly from: number;
}

export interface AutoGeneration {
  /** The leagues' teams one after the other, with continuous numbers. */
  readonly teams: TeamColumns;
  readonly leagues: readonly LeagueTeams[];
}

/** Generates the teams of the auto preset: each league draws from its own seed. Refusal: `no-teams`. */
export function generateAuto(input: PresetInput, seed: number): Outcome<AutoGeneration, Refusal> {
  const sets: TeamColumns[] = [];
  const leagues: LeagueTeams[] = [];
  const count = (strategy: Parameters<typeof compile>[1]): number => {
    const plan = compile(input.match, strategy);
    return plan.ok ? countTeams(plan.value).teams : 0;
  };
  for (const { league, teams, strategy, asked, from } of autoPreset(input, count)) {
    const plan = strategy === null ? undefined : compile(input.match, strategy);
    const generation =
      plan?.ok === true ? generate(plan.value, { teams, seed: seed + leagues.length }) : undefined;
    if (generation?.ok === true) sets.push(generation.value.teams);
    const got = generation?.ok === true ? generation.value.teams.count : 0;
    leagues.push({ league, teams: got, asked, from: from ?? asked });
  }
  const [first] = sets;
  if (first === undefined) return refuse("no-teams");
  return succeed({ teams: renumberTeams(concatTeams(first.sport, sets)), leagues });
}
