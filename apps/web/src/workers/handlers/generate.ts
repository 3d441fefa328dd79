import { compile, generate } from "@teamwright/engine";
import type { Generation, Plan, Refusal, TeamColumns } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { Handler, OnProgress } from "./handler.ts";
import { rowsNotIn } from "./rows-not-in.ts";
import { takeRows } from "./take-rows.ts";

export const generateTeams: Handler<"generate"> = (
  { match, strategy, teams, seed, avoid = [], keep },
  onProgress,
) => {
  const plan = compile(match, strategy);
  if (!plan.ok) return plan;
  return avoid.length === 0 && keep === undefined
    ? generate(plan.value, { teams, seed, onProgress })
    : generateOthers(plan.value, { teams, seed, avoid, keep, onProgress });
};

interface Wanted {
  readonly teams: number;
  readonly seed: number;
  readonly avoid: readonly TeamColumns[];
  readonly keep: TeamColumns | undefined;
  readonly onProgress: OnProgress;
}

/**
 * Draws a few more than wanted and drops those that exist already. Draws hold no team twice, so drawing as many
 * more as there are teams to avoid is enough; most often the first draw is.
 */
function generateOthers(
  plan: Plan,
  { teams, seed, avoid, keep, onProgress }: Wanted,
): Outcome<Generation, Refusal> {
  const kept = keep?.count ?? 0;
  const most = teams + avoid.reduce((sum, columns) => sum + columns.count, 0);
  for (let draw = teams; ; draw = Math.min(most, draw * 2)) {
    const outcome = generate(plan, {
      teams: draw + kept,
      seed,
      onProgress: (done, total) => onProgress(Math.max(0, done - kept), total - kept),
      ...(keep === undefined ? {} : { keep }),
    });
    if (!outcome.ok) return outcome;
    const rows = rowsNotIn(outcome.value.teams, keep === undefined ? avoid : [...avoid, keep]);
    if (rows.length >= teams || outcome.value.teams.count < draw + kept || draw >= most)
      return succeed(withRows(outcome.value, rows.slice(0, teams), teams));
  }
}

const withRows = (drawn: Generation, rows: readonly number[], requested: number): Generation => ({
  ...drawn,
  requested,
  teams: takeRows(drawn.teams, rows),
  shortfalls: [
    ...drawn.shortfalls.filter(({ rule }) => rule !== "teams"),
    ...(rows.length < requested
      ? [
          {
            rule: "teams",
            asked: requested,
            got: rows.length,
            why: "All the other teams of this strategy are stored already",
          },
        ]
      : []),
  ],
});
