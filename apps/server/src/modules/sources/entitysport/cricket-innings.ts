import { z } from "zod";
import { fixture } from "./cricket-fixture.ts";
import { looseCount, looseFlag, looseList, looseText, maybeId } from "./loose.ts";

const batsman = z.object({
  batsman_id: maybeId,
  runs: looseCount,
  balls_faced: looseCount,
  fours: looseCount,
  sixes: looseCount,
  dismissal: looseText,
});
const bowler = z.object({
  bowler_id: maybeId,
  overs: looseText,
  maidens: looseCount,
  runs_conceded: looseCount,
  wickets: looseCount,
  run0: looseCount,
  bowledcount: looseCount,
  lbwcount: looseCount,
});
const fielder = z.object({
  fielder_id: maybeId,
  catches: looseCount,
  runout_thrower: looseCount,
  runout_catcher: looseCount,
  runout_direct_hit: looseCount,
  stumping: looseCount,
  is_substitute: looseFlag,
});
const innings = z.object({
  batting_team_id: maybeId,
  issuperover: looseFlag,
  scores: looseText,
  equations: z
    .object({ runs: looseCount, wickets: looseCount, overs: looseText })
    .optional()
    .catch(undefined),
  batsmen: looseList(batsman),
  bowlers: looseList(bowler),
  fielder: looseList(fielder),
});
export const scorecard = fixture.extend({ innings: looseList(innings) });
export type ScorecardInnings = z.output<typeof innings>;
