import type { FeedFile } from "../port.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";
import type { CricsheetMatch } from "./schema.ts";

/**
 * Deliveries by persons whom no side lists: their points would be lost. Fielders may be substitutes who are not listed.
 */
export function unknownPersons({ info, innings }: CricsheetMatch, file: FeedFile): FeedProblem[] {
  const listedNames = new Set(Object.values(info.players).flat());
  const reportedNames = new Set<string>();
  const problems: FeedProblem[] = [];
  for (const [number, { overs }] of innings.entries())
    for (const { over, deliveries } of overs ?? [])
      for (const delivery of deliveries)
        for (const name of [
          delivery.batter,
          delivery.bowler,
          ...(delivery.wickets ?? []).map((wicket) => wicket.player_out),
        ]) {
          if (listedNames.has(name) || reportedNames.has(name)) continue;
          reportedNames.add(name);
          const field = `innings[${number}].overs[${over}]`;
          problems.push({
            file: file.name,
            field,
            reason: `names "${name}", who is in no squad of the match`,
          });
        }
  return problems;
}
