import type { SideTable } from "../../counting/side-table.ts";
import type { TeamColumns } from "../../team-set/columns.ts";
import { DemandedWays } from "./demanded-ways.ts";
import type { Demand } from "./leader-pairs.ts";

interface DrawnWay {
  readonly row: number;
  readonly entry: number;
  /** Among the ways of the entry that hold the demand. */
  readonly rank: number;
}

/** The ways that are drawn of one side, collected by their demand: the layers are counted once for each. */
export class DrawnWays {
  readonly #table: SideTable;
  readonly #columns: TeamColumns;
  readonly #byDemand = new Map<Demand, DrawnWay[]>();

  constructor(table: SideTable, columns: TeamColumns) {
    this.#table = table;
    this.#columns = columns;
  }

  add(demand: Demand, row: number, entry: number, rank: number): void {
    const known = this.#byDemand.get(demand);
    if (known === undefined) this.#byDemand.set(demand, [{ row, entry, rank }]);
    else known.push({ row, entry, rank });
  }

  /** Writes the players of all ways. False when stopped. */
  write(breathe: (done: number) => boolean): boolean {
    let doneCount = 0;
    for (const [demand, ways] of this.#byDemand) {
      const demandedWays = new DemandedWays(this.#table, demand);
      for (const { row, entry, rank } of ways)
        demandedWays.write(entry, rank, this.#columns.members, 3 * row);
      doneCount += ways.length;
      if (!breathe(doneCount)) return false;
    }
    return true;
  }
}
