import type { TeamColumns } from "../../team-set/columns.ts";
import { type Candidate, candidateAt, keyOfTeam, putCandidate } from "./candidate.ts";
import { type Distance, tooNear } from "./distance.ts";
import type { Feature } from "../feature.ts";
import { FeatureReader } from "./features.ts";
import type { PlannedPart } from "./mix-part.ts";

/** The bounds on a set. */
interface WorkingBounds {
  readonly features: readonly Feature[];
  readonly distance: Distance | undefined;
}

/**
 * The set in progress: its rows, the part of the mix of each row, how many teams have each bounded feature, and the
 * distance of these counts from the bounds (`objective`, in teams). The first `frozen` rows do not change.
 */
export class WorkingSet {
  readonly columns: TeamColumns;
  readonly parts: readonly PlannedPart[];
  readonly features: readonly Feature[];
  readonly counts: Int32Array;
  readonly partOf: Uint16Array;
  readonly distance: Distance | undefined;
  readonly frozen: number;
  count = 0;
  objective = 0;
  readonly #reader: FeatureReader;
  readonly #keys = new Set<string>();

  /** The first `frozen` rows do not change. */
  constructor(
    columns: TeamColumns,
    parts: readonly PlannedPart[],
    { features, distance }: WorkingBounds,
    frozenCount = 0,
  ) {
    const { match, constraints } = parts[0]!.plan;
    this.columns = columns;
    this.parts = parts;
    this.features = features;
    this.distance = distance;
    this.frozen = frozenCount;
    this.counts = new Int32Array(features.length);
    this.partOf = new Uint16Array(columns.count);
    this.#reader = new FeatureReader(features, match, constraints.sport.roles.length);
    for (const { least } of features) this.objective += least;
  }

  teamAt(row: number): Candidate {
    return candidateAt(this.columns, row);
  }

  knows(team: Candidate): boolean {
    return this.#keys.has(keyOfTeam(team));
  }

  /** Adds a team that is not in the set. */
  add(team: Candidate, part: number): void {
    this.partOf[this.count] = part;
    putCandidate(this.columns, this.count, team);
    this.count++;
    this.#keys.add(keyOfTeam(team));
    this.#tally(team, part, 1);
  }

  /** Replaces a team by another. */
  replace(row: number, team: Candidate): void {
    const old = this.teamAt(row);
    this.#keys.delete(keyOfTeam(old));
    this.#tally(old, this.partOf[row]!, -1);
    putCandidate(this.columns, row, team);
    this.#keys.add(keyOfTeam(team));
    this.#tally(team, this.partOf[row]!, 1);
  }

  /** Whether the team may be stored in the row: it must be new and different enough from the others. */
  hasRoomFor(row: number, team: Candidate): boolean {
    return !this.knows(team) && this.tooNear(team, row) === undefined;
  }

  /** A row that is too similar to the team, without the row `except`. */
  tooNear(team: Candidate, except = -1): number | undefined {
    if (this.distance === undefined) return undefined;
    return tooNear(this.columns, this.count, team, this.distance, except, 1)[0];
  }

  /** Indexes of features whose bounds do not hold. */
  broken(): number[] {
    const indexes: number[] = [];
    for (let index = 0; index < this.features.length; index++) {
      const { least, most } = this.features[index]!;
      if (this.counts[index]! < least || this.counts[index]! > most) indexes.push(index);
    }
    return indexes;
  }

  has(row: number, index: number): boolean {
    const { part } = this.features[index]!;
    return (part === undefined || part === this.partOf[row]) && this.#reader.has(this.teamAt(row), index);
  }

  #tally(team: Candidate, part: number, step: 1 | -1): void {
    this.#reader.each(team, (index) => {
      const { least, most, part: only } = this.features[index]!;
      if (only !== undefined && only !== part) return;
      const count = this.counts[index]!;
      this.counts[index] = count + step;
      this.objective += miss(count + step, least, most) - miss(count, least, most);
    });
  }
}

const miss = (count: number, least: number, most: number): number =>
  count < least ? least - count : count > most ? count - most : 0;
