import type { Outcome, Shortfall, Strategy } from "@teamwright/domain";
import { type Candidate, candidateAt, playersOf } from "../drawing/set/candidate.ts";
import { distanceIn } from "../drawing/set/distance.ts";
import { exposuresOf } from "../drawing/set/features.ts";
import { type PlannedPart, mixPartOf } from "../drawing/set/mix-part.ts";
import { shortfallsOf } from "../drawing/set/shortfalls.ts";
import { WorkingSet } from "../drawing/set/working-set.ts";
import type { Watch } from "../drawing/draw.ts";
import type { EngineMatch } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { compile } from "../plan/compile.ts";
import { type Generator, seededGenerator } from "../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../team-set/columns.ts";
import { FreeTeams } from "./free-teams.ts";
import { type News, strategyAfter } from "./news.ts";
import { substitutes } from "./substitutes.ts";

/** What was changed in one team. Players by player_index. */
export interface TeamChange {
  readonly row: number;
  readonly team_number: number;
  readonly out: readonly number[];
  readonly in: readonly number[];
  /** Captain and vice-captain before and after, where they changed. */
  readonly captain?: readonly [before: number, after: number];
  readonly viceCaptain?: readonly [before: number, after: number];
}

/** The same rows and numbers, the affected teams changed. */
export interface Repair {
  readonly teams: TeamColumns;
  readonly changes: readonly TeamChange[];
  /** Numbers of teams that hold a player who is out and have no replacement team. */
  readonly unrepaired: readonly number[];
  /** The strategy after the news. */
  readonly strategy: Strategy;
  readonly shortfalls: readonly Shortfall[];
}

export interface RepairRequest extends News, Watch {
  readonly seed: number;
}

/**
 * Replaces players who are out in the teams that hold them, and changes no other team: the fewest replacements that the
 * strategy allows, captain and vice-captain kept where they still play, no team twice, exposures as near as possible.
 * Refusals: those of `compile` for the strategy after the news; `bad-seed`, `stopped`.
 */
export function repairTeams(
  match: EngineMatch,
  strategy: Strategy,
  teams: TeamColumns,
  request: RepairRequest,
): Outcome<Repair, Refusal> {
  if (!Number.isSafeInteger(request.seed) || request.seed < 0) return refuse("bad-seed", {}, "seed");
  const after = strategyAfter(strategy, request);
  const plan = compile(match, after);
  if (!plan.ok) return plan;
  const random = seededGenerator(request.seed);
  const part = mixPartOf(plan.value, 0, random);
  const exposures = exposuresOf(after, teams.count);
  const set = setOf(teams, part, exposures, after);
  const changes: TeamChange[] = [];
  const unrepairedRows: number[] = [];
  const out = new Set(request.out);
  const affectedRows = Array.from({ length: teams.count }, (_, row) => row).filter((row) =>
    playersOf(set.teamAt(row).words).some((player) => out.has(player)),
  );
  const free = FreeTeams.of(plan.value, (team) => set.knows(team), seededGenerator(request.seed));
  for (const [doneCount, row] of affectedRows.entries()) {
    if (free?.size === 0) {
      unrepairedRows.push(teams.number[row]!);
      continue;
    }
    if (request.shouldStop?.() === true) return refuse("stopped");
    request.onProgress?.(doneCount, affectedRows.length);
    const old = set.teamAt(row);
    const next = substituteFor(set, row, random, free);
    if (next === undefined) unrepairedRows.push(teams.number[row]!);
    else {
      set.replace(row, next);
      free?.take(next);
      changes.push(changeOf(row, teams.number[row]!, old, next));
    }
  }
  const shortfalls = [
    ...leftOut(affectedRows.length, unrepairedRows.length),
    ...shortfallsOf(set, exposures, []),
  ];
  return succeed({ teams: set.columns, changes, unrepaired: unrepairedRows, strategy: after, shortfalls });
}

function setOf(
  teams: TeamColumns,
  part: PlannedPart,
  exposures: ReturnType<typeof exposuresOf>,
  strategy: Strategy,
): WorkingSet {
  const columns = emptyColumns(teams.sport, teams.count);
  columns.number.set(teams.number);
  const distance = distanceIn(strategy);
  const set = new WorkingSet(columns, [part], { features: exposures, distance });
  for (let row = 0; row < teams.count; row++) set.add(candidateAt(teams, row), 0);
  return set;
}

/** Of the nearest teams that fit the row, the one with the best exposures. */
function substituteFor(
  set: WorkingSet,
  row: number,
  random: Generator,
  free: FreeTeams | undefined,
): Candidate | undefined {
  const old = set.teamAt(row);
  for (const group of substitutes(old, set.parts[0]!, random, free)) {
    const open = group.filter((team) => set.hasRoomFor(row, team));
    if (open.length === 0) continue;
    const first = random.below(open.length);
    let best = open[first]!;
    if (set.features.length === 0) return best;
    let least = Infinity;
    for (let index = 0; index < open.length; index++) {
      const team = open[(first + index) % open.length]!;
      set.replace(row, team);
      if (set.objective < least) {
        best = team;
        least = set.objective;
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
  return [{ rule: "repair", asked: affected, got: affected - unrepaired, reason: "none-left", values: {} }];
}
