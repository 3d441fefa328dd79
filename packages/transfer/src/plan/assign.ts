/**
 * Assigns every row to a column of its own with the smallest total cost, and returns each row's column. Needs at least
 * as many columns as rows. The Hungarian algorithm with potentials, rows² × columns steps.
 * Source: Kuhn 1955, in the shortest augmenting path form of Jonker and Volgenant 1987.
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  if (columns < rows) throw new RangeError("an assignment needs at least as many columns as rows");
  // Column 0 is a helper: the row being placed starts there. Rows count from 1; 0 means none.
  const rowAt = new Int32Array(columns + 1);
  const previous = new Int32Array(columns + 1);
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    const distance = new Float64Array(columns + 1).fill(Infinity);
    const visitedColumns = new Uint8Array(columns + 1);
    let column = 0;
    while (rowAt[column] !== 0) {
      visitedColumns[column] = 1;
      const current = rowAt[column]!;
      let step = Infinity;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (visitedColumns[other] === 1) continue;
        const reducedCost =
          costs[current - 1]![other - 1]! - rowPotential[current]! - columnPotential[other]!;
        if (reducedCost < distance[other]!) {
          distance[other] = reducedCost;
          previous[other] = column;
        }
        if (distance[other]! < step) {
          step = distance[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++)
        if (visitedColumns[other] === 1) {
          rowPotential[rowAt[other]!]! += step;
          columnPotential[other]! -= step;
        } else distance[other]! -= step;
      column = next;
    }
    for (; column !== 0; column = previous[column]!) rowAt[column] = rowAt[previous[column]!]!;
  }
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++)
    if (rowAt[column] !== 0) columnOf[rowAt[column]! - 1] = column - 1;
  return columnOf;
}
