import { teamSchema } from "@teamwright/domain";
import * as z from "zod/mini";

const isTeam = (value: unknown): boolean => typeof value === "object" && value !== null && "team" in value;

/**
 * One to `most` teams. What follows the first entry that is no team is not checked: thousands of wrong entries would
 * make thousands of problems, at the cost of the server's main thread.
 */
export function teamList<Team extends z.ZodMiniType = typeof teamSchema>(
  most: number,
  error?: string,
  // The default holds where the caller names no other schema.
  team: Team = teamSchema as unknown as Team,
) {
  const list = z.array(team, error).check(z.minLength(1, error), z.maxLength(most, error));
  const { run } = list._zod;
  list._zod.run = (payload, context) => {
    if (Array.isArray(payload.value)) {
      const wrong = payload.value.findIndex((entry) => !isTeam(entry));
      if (wrong >= 0) payload.value = payload.value.slice(0, wrong + 1);
    }
    return run(payload, context);
  };
  return list;
}
