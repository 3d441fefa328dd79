import type { FeedProblem } from "./validated-match.ts";

/** A problem that is reported and refuses nothing. */
export const warningOf = (problem: FeedProblem): FeedProblem => ({ ...problem, warning: true });

/** The warnings of matches, for a list of problems: an import that is refused reports them too. */
export const warningsOf = (
  matches: readonly { readonly warnings?: readonly FeedProblem[] }[],
): FeedProblem[] => matches.flatMap(({ warnings }) => warnings ?? []).map(warningOf);

/** Problems without the warnings, and the warnings. */
export function withoutWarnings(all: readonly FeedProblem[]) {
  const [problems, warnings] = [false, true].map((wanted) =>
    all.filter(({ warning }) => (warning === true) === wanted),
  );
  return { problems: problems ?? [], warnings: warnings ?? [] };
}

/** One line for a person: `squads.csv, row 12, credits: must be in steps of 0.5`. */
export function formatProblem(problem: FeedProblem): string {
  const where = [
    problem.file,
    problem.row === undefined ? null : `row ${problem.row}`,
    problem.match === undefined ? null : `match ${problem.match}`,
    problem.field ?? null,
  ].filter((part) => part !== null);
  return `${problem.warning === true ? "Warning: " : ""}${where.join(", ")}: ${problem.reason}`;
}
