import type { TeamColumns } from "../../team-set/columns.ts";
import { type Candidate, candidateAt, keyOfTeam, putCandidate } from "./candidate.ts";
import { type Distance, tooNear } from "./distance.ts";
import { type Feature, FeatureReader } from "./features.ts";
import type { Part } from "./part.ts";

/**
 * The set being made: its rows, which part of the mix each belongs to, how many teams have each bounded feature, and
 * how far all that is from what was asked (`cost`, in teams). The first `frozen` rows are kept as they are.
 */
export class TeamSet {
  readonly columns: TeamColumns;
  readonly parts: readonly Part[];
  readonly features: readonly Feature[];
  readonly counts: Int32Array;
  readonly partOf: Uint16Array;
  readonly distance: Distance | undefined;
  readonly frozen: number;
  count = 0;
  cost = 0;
  readonly #reader: FeatureReader;
  readonly #keys = new Set<string>();

  constructor(
    columns: TeamColumns,
    parts: readonly Part[],
    features: readonly Feature[],
    distance: Distance | undefined,
    frozen: number,
  ) {
    const { match, draft } = parts[0]!.plan;
    this.columns = columns;
    this.parts = parts;
    this.features = features;
    this.distance = distance;
    this.frozen = frozen;
    this.counts = new Int32Array(features.length);
    this.partOf = new Uint16Array(columns.count);
    this.#reader = new FeatureReader(features, match, draft.sport.roles.length);
    for (const { least } of features) this.cost += least;
  }

  teamAt(row: number): Candidate {
    return candidateAt(this.columns, row);
  }

  knows(team: Candidate): boolean {
    return this.#keys.has(keyOfTeam(team));
  }

  /** Adds a team that the set does not know. */
  add(team: Candidate, part: number): void {
    this.partOf[this.count] = part;
    putCandidate(this.columns, this.count, team);
    this.count++;
    this.#keys.add(keyOfTeam(team));
    this.#tally(team, part, 1);
  }

  /** Puts a team in the place of another. */
  replace(row: number, team: Candidate): void {
    const old = this.teamAt(row);
    this.#keys.delete(keyOfTeam(old));
    this.#tally(old, this.partOf[row]!, -1);
    putCandidate(this.columns, row, team);
    this.#keys.add(keyOfTeam(team));
    this.#tally(team, this.partOf[row]!, 1);
  }

  /** Whether the team may stand in the row: known teams and teams too near to others may not. */
  hasRoomFor(row: number, team: Candidate): boolean {
    if (this.knows(team)) return false;
    if (this.distance === undefined) return true;
    return tooNear(this.columns, this.count, team, this.distance, row, 1).length === 0;
  }

  /** Places of features whose bounds do not hold. */
  broken(): number[] {
    const places: number[] = [];
    for (let place = 0; place < this.features.length; place++) {
      const { least, most } = this.features[place]!;
      if (this.counts[place]! < least || this.counts[place]! > most) places.push(place);
    }
    return places;
  }

  has(row: number, place: number): boolean {
    const { part } = this.features[place]!;
    return (part === undefined || part === this.partOf[row]) && this.#reader.has(this.teamAt(row), place);
  }

  #tally(team: Candidate, part: number, step: 1 | -1): void {
    this.#reader.each(team, (place) => {
      const { least, most, part: only } = this.features[place]!;
      if (only !== undefined && only !== part) return;
      const count = this.counts[place]!;
      this.counts[place] = count + step;
      this.cost += miss(count + step, least, most) - miss(count, least, most);
    });
  }
}

const miss = (count: number, least: number, most: number): number =>
  count < least ? least - count : count > most ? count - most : 0;
