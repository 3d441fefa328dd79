import { resultMethods } from "@teamwright/domain";
import type { MatchFormat, MatchGender, MatchSummary } from "@teamwright/domain";
import { z } from "zod";

export const matchFormats = ["t10", "t20", "odi", "test"] as const satisfies readonly MatchFormat[];
export const matchGenders = ["men", "women"] as const satisfies readonly MatchGender[];

const side = z.literal([0, 1]);

const innings = z.strictObject({
  team: side.describe("The team that batted: 0 or 1, as in `teams`."),
  score: z.int().min(0).max(2000).describe("Runs."),
  wickets: z.int().min(0).max(10).describe("Wickets that fell."),
  overs: z.number().min(0).max(500).describe("Overs; 19.4 is nineteen overs and four balls."),
});

const result = z.strictObject({
  winner: side.nullable().describe("The team that won: 0 or 1, as in `teams`; null where none did."),
  kind: z
    .enum(["runs", "wickets", "innings", "won", "tie", "draw", "no result"])
    .describe("By what the match was won, or how it ended; won: by no margin that the source tells."),
  by: z
    .int()
    .min(1)
    .max(2000)
    .nullable()
    .describe("The margin of runs or wickets; null where there is none."),
  method: z
    .enum(resultMethods)
    .nullable()
    .describe(
      "How the result came about when it was not the usual way: a revised target (dls, vjd), a tie-break, an award.",
    ),
});

const words = z.string().trim().min(1).max(160);

const other = (one: 0 | 1): 0 | 1 => (one === 0 ? 1 : 0);

const summary = z.strictObject({
  format: z.enum(matchFormats),
  gender: z.enum(matchGenders),
  day: z.iso.date().describe("The first day, yyyy-mm-dd."),
  series: z
    .strictObject({
      name: words.describe("Name of the series."),
      type: z.enum(["international", "domestic"]).describe("Whether national teams play it."),
      year: z.int().min(1800).max(2200).describe("The year, of a season over two years the first."),
    })
    .nullable()
    .describe("The series; null where it is not known."),
  venue: z
    .strictObject({
      name: words.describe("Name of the ground."),
      city: words.nullable().describe("Its city."),
    })
    .nullable(),
  international: z.boolean().describe("Whether national teams played."),
  teams: z.tuple([words, words]).describe("The names of both teams; other fields name them by 0 and 1."),
  toss: z
    .strictObject({
      won: side.describe("The team that won the toss: 0 or 1."),
      elected: z.enum(["batting", "bowling"]).describe("What it chose."),
    })
    .nullable()
    .describe("Who won the toss, and the choice; null where it is not known."),
  innings: z.array(innings).max(4).describe("The innings in their order, without super overs."),
  result: result.describe("How the match ended."),
});

/** A margin of runs, wickets or an innings compares the innings of both teams. */
const hasBothInnings = ({ innings: played, result: { kind } }: MatchSummary): boolean =>
  !["runs", "wickets", "innings"].includes(kind) ||
  ([0, 1] as const).every((team) => played.some((each) => each.team === team));

/** Whether the scores give the margin of runs; a revised target explains any margin. */
export const fitsTotals = ({
  innings: playedInnings,
  result: { winner, kind, by, method },
}: MatchSummary): boolean => {
  if (kind !== "runs" || method !== null || winner === null || by === null) return true;
  const total = (team: 0 | 1): number =>
    playedInnings.reduce((sum, each) => sum + (each.team === team ? each.score : 0), 0);
  return total(winner) - total(other(winner)) === by;
};

export const matchSummarySchema = summary.refine(hasBothInnings, {
  message: "names a winner by a margin, and the innings of a team are missing",
  path: ["innings"],
}) satisfies z.ZodType<MatchSummary>;

/** The same match with the two teams in reverse order. */
function reverseSides(summary: MatchSummary): MatchSummary {
  const { teams, toss, innings: playedInnings, result: matchResult } = summary;
  return {
    ...summary,
    teams: [teams[1], teams[0]],
    toss: toss && { ...toss, won: other(toss.won) },
    innings: playedInnings.map((each) => ({ ...each, team: other(each.team) })),
    result: { ...matchResult, winner: matchResult.winner === null ? null : other(matchResult.winner) },
  };
}

/** The summary with the teams in this order; null where it is about others. */
export function summaryFor(summary: MatchSummary, names: readonly [string, string]): MatchSummary | null {
  const [one, two] = summary.teams;
  if (one === names[0] && two === names[1]) return summary;
  return one === names[1] && two === names[0] ? reverseSides(summary) : null;
}

/** In one spelling, whatever the order of the fields: to compare, and to show as a change. */
export const summaryText = ({
  series,
  venue,
  toss,
  innings: playedInnings,
  result: matchResult,
  ...head
}: MatchSummary) =>
  [
    `${head.format} ${head.gender} ${head.day}`,
    series === null ? "" : `${series.name} ${series.year} ${series.type}`,
    venue === null ? "" : [venue.name, venue.city].filter(Boolean).join(", "),
    head.international ? "international" : "",
    head.teams.join(" v "),
    toss === null ? "" : `toss ${toss.won} ${toss.elected}`,
    ...playedInnings.map(({ team, score, wickets, overs }) => `${team}: ${score}/${wickets} (${overs})`),
    [matchResult.kind, matchResult.winner, matchResult.by, matchResult.method]
      .filter((part) => part !== null)
      .join(" "),
  ]
    .filter(Boolean)
    .join("; ");
