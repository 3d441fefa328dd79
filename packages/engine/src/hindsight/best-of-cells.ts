import type { Cell } from "./best-cells.ts";
import type { BestWays, LineupWay } from "./best-ways.ts";
import { otherCaptaincy } from "./captaincy.ts";
import { MaxHeap } from "./max-heap.ts";

/** A team of a cell: a way of each side. */
export interface BestTeam {
  readonly cell: Cell;
  readonly left: LineupWay;
  readonly right: LineupWay;
}

/** A team to be found: its cell, and the ranks of its sides' ways among those of their entries. */
interface Open {
  readonly cell: Cell;
  readonly left: number;
  readonly right: number;
  readonly value: number;
}

/**
 * The `count` best teams of the cells, best first. A team is followed by the one with the right side's next way and,
 * where it has the best right way, by the one with the left side's next: so each team is met once.
 */
export function bestOfCells(
  cells: readonly Cell[],
  left: BestWays,
  right: BestWays,
  count: number,
): BestTeam[] {
  const open = new MaxHeap<Open>(cells.map((cell) => ({ cell, left: 0, right: 0, value: cell.value })));
  const teams: BestTeam[] = [];
  const leftWay = (cell: Cell, rank: number) => left.way(cell.left, cell.captaincy, rank);
  const rightWay = (cell: Cell, rank: number) => right.way(cell.right, otherCaptaincy(cell.captaincy), rank);
  for (let next = open.take(); next !== undefined; next = open.take()) {
    const { cell } = next;
    const one = leftWay(cell, next.left);
    const other = rightWay(cell, next.right);
    if (one === undefined || other === undefined) continue;
    if (teams.push({ cell, left: one, right: other }) === count) break;
    const follow = (
      value: LineupWay | undefined,
      rest: LineupWay,
      ranks: readonly [number, number],
    ): void => {
      if (value !== undefined)
        open.add({ cell, left: ranks[0], right: ranks[1], value: value.value + rest.value });
    };
    follow(rightWay(cell, next.right + 1), one, [next.left, next.right + 1]);
    if (next.right === 0) follow(leftWay(cell, next.left + 1), other, [next.left + 1, 0]);
  }
  return teams;
}
