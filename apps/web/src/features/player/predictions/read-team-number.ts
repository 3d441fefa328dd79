import { TEAM_LIMIT } from "@teamwright/domain";
import { wholeNumber } from "#ui/number-text.ts";

/** The number of teams asked for; null when it is not one of 1 to 3,000. */
export const readTeamNumber = (text: string): number | null => {
  const count = wholeNumber(text) ?? 0;
  return count >= 1 && count <= TEAM_LIMIT.prediction ? count : null;
};
