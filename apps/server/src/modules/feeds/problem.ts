import type { FeedProblem } from "./port.ts";

/** One line for a person: `squads.csv, row 12, credits: must be in steps of 0.5`. */
export function formatProblem(problem: FeedProblem): string {
  const where = [
    problem.file,
    problem.row === undefined ? null : `row ${problem.row}`,
    problem.match === undefined ? null : `match ${problem.match}`,
    problem.field ?? null,
  ].filter((part) => part !== null);
  return `${where.join(", ")}: ${problem.reason}`;
}
