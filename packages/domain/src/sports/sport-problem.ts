import { MAX_COMBINATIONS, MAX_ROLES, MAX_TEAM_SIZE } from "./sport.ts";
import type { SportData } from "./sport.ts";

export type SportProblem =
  | "team-too-large"
  | "too-many-roles"
  | "too-many-combinations"
  | "count-of-another-size"
  | "role-out-of-range";

const fills = (counts: readonly number[], size: number): boolean =>
  counts.reduce((sum, count) => sum + count, 0) === size;

/**
 * Why a sport's data cannot be used; null when it can. Lists of a wrong length would cause wrong teams without an
 * error.
 */
export function sportProblem(sport: SportData<number, string>): SportProblem | null {
  const { roles, teamSize, combinations, partitions, pattern1Splits, pattern2Splits, smart } = sport;
  if (teamSize > MAX_TEAM_SIZE) return "team-too-large";
  if (roles.length > MAX_ROLES) return "too-many-roles";
  if (combinations.length > MAX_COMBINATIONS) return "too-many-combinations";
  const counts = [...combinations, ...partitions, ...pattern1Splits, ...pattern2Splits];
  if (!counts.every((each) => fills(each, teamSize))) return "count-of-another-size";
  if (!combinations.every((combination) => combination.length === roles.length))
    return "count-of-another-size";
  const favouredRoles = Object.values(smart?.favouredRole ?? {});
  return favouredRoles.some((role) => roles[role] === undefined) ? "role-out-of-range" : null;
}
