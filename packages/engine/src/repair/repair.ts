import type { Outcome, Shortfall, Strategy } from "@teamwright/domain";
import { type Candidate, candidateAt, playersOf } from "../drawing/set/candidate.ts";
import { exposuresOf } from "../drawing/set/features.ts";
import { type Part, partOf } from "../drawing/set/part.ts";
import { shortfallsOf } from "../drawing/set/shortfalls.ts";
import { TeamSet } from "../drawing/set/team-set.ts";
import type { Watch } from "../drawing/draw.ts";
import type { EngineMatch } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { compile } from "../plan/compile.ts";
import { defaultLimits, type WorkLimits } from "../plan/limits.ts";
import { type Generator, seededGenerator } from "../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../team-set/columns.ts";
import { type News, strategyAfter } from "./news.ts";
import { substitutes } from "./substitutes.ts";

/** What was changed in one team. Players by player_index. */
export interface TeamChange {
  readonly row: number;
  readonly team_number: number;
  readonly out: readonly number[];
  readonly in: readonly number[];
  /** Leaders before and after, where they are others now. */
  readonly captain?: readonly [before: number, after: number];
  readonly viceCaptain?: readonly [before: number, after: number];
}

/** The same rows and numbers, the affected teams changed. */
export interface Repair {
  readonly teams: TeamColumns;
  readonly changes: readonly TeamChange[];
  /** Numbers of teams that hold a player who is out, for whom no other team was left. */
  readonly unrepaired: readonly number[];
  /** The strategy after the news. */
  readonly strategy: Strategy;
  readonly shortfalls: readonly Shortfall[];
}

export interface RepairRequest extends News, Watch {
  readonly seed: number;
}

/**
 * Replaces players who are out in the teams that hold them, and touches no other team: the fewest replacements that
 * the strategy allows, leaders kept where they still play, no team twice, exposures as near as the choice allows.
 * Refusals: those of `compile` for the strategy after the news; `bad-seed`, `stopped`.
 */
export function repairTeams(
  match: EngineMatch,
  strategy: Strategy,
  teams: TeamColumns,
  request: RepairRequest,
  limits: WorkLimits = defaultLimits,
): Outcome<Repair, Refusal> {
  if (!Number.isSafeInteger(request.seed) || request.seed < 0)
    return refuse("bad-seed", "The seed is a whole number from 0", "seed");
  const after = strategyAfter(strategy, request);
  const plan = compile(match, after, limits);
  if (!plan.ok) return plan;
  const random = seededGenerator(request.seed);
  const part = partOf(plan.value, 0, random);
  const exposures = exposuresOf(after, teams.count);
  const set = setOf(teams, part, exposures, after);
  const changes: TeamChange[] = [];
  const unrepaired: number[] = [];
  const out = new Set(request.out);
  const affected = Array.from({ length: teams.count }, (_, row) => row).filter((row) =>
    playersOf(set.teamAt(row).words).some((player) => out.has(player)),
  );
  for (const [done, row] of affected.entries()) {
    if (request.shouldStop?.() === true) return refuse("stopped", "Stopped before all teams were repaired");
    request.onProgress?.(done, affected.length);
    const old = set.teamAt(row);
    const next = plan.value.join.teams === 0 ? undefined : substituteFor(set, row, part, random);
    if (next === undefined) unrepaired.push(teams.number[row]!);
    else {
      set.replace(row, next);
      changes.push(changeOf(row, teams.number[row]!, old, next));
    }
  }
  const shortfalls = [...leftOut(affected.length, unrepaired.length), ...shortfallsOf(set, exposures, [])];
  return succeed({ teams: set.columns, changes, unrepaired, strategy: after, shortfalls });
}

function setOf(
  teams: TeamColumns,
  part: Part,
  exposures: ReturnType<typeof exposuresOf>,
  strategy: Strategy,
): TeamSet {
  const columns = emptyColumns(teams.sport, teams.count);
  columns.number.set(teams.number);
  const distance =
    strategy.min_difference === undefined || strategy.min_difference === 0
      ? undefined
      : { least: strategy.min_difference, leadersCount: strategy.min_difference_counts_captains ?? false };
  const set = new TeamSet(columns, [part], exposures, distance, 0);
  for (let row = 0; row < teams.count; row++) set.add(candidateAt(teams, row), 0);
  return set;
}

/** Of the nearest teams that may stand in the row, one that leaves the exposures nearest. */
function substituteFor(set: TeamSet, row: number, part: Part, random: Generator): Candidate | undefined {
  const old = set.teamAt(row);
  for (const group of substitutes(old, part, random)) {
    const open = group.filter((team) => set.hasRoomFor(row, team));
    if (open.length === 0) continue;
    const first = random.below(open.length);
    let best = open[first]!;
    if (set.features.length === 0) return best;
    let least = Infinity;
    for (let place = 0; place < open.length; place++) {
      const team = open[(first + place) % open.length]!;
      set.replace(row, team);
      if (set.cost < least) {
        best = team;
        least = set.cost;
      }
      set.replace(row, old);
    }
    return best;
  }
  return undefined;
}

function changeOf(row: number, number: number, old: Candidate, next: Candidate): TeamChange {
  const before = playersOf(old.words);
  const after = playersOf(next.words);
  return {
    row,
    team_number: number,
    out: before.filter((player) => !after.includes(player)),
    in: after.filter((player) => !before.includes(player)),
    ...(old.captain === next.captain ? {} : { captain: [old.captain, next.captain] as const }),
    ...(old.viceCaptain === next.viceCaptain
      ? {}
      : { viceCaptain: [old.viceCaptain, next.viceCaptain] as const }),
  };
}

function leftOut(affected: number, unrepaired: number): Shortfall[] {
  if (unrepaired === 0) return [];
  const why = "No other team of the strategy was left for them";
  return [{ rule: "repair", asked: affected, got: affected - unrepaired, why }];
}
