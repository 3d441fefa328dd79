import { resultMethods } from "@teamwright/domain";
import type { MatchFormat, MatchGender, MatchSummary } from "@teamwright/domain";
import { z } from "zod";

export const matchFormats = ["t10", "t20", "odi", "test"] as const satisfies readonly MatchFormat[];
export const matchGenders = ["men", "women"] as const satisfies readonly MatchGender[];

const side = z.literal([0, 1]);

const innings = z.strictObject({
  team: side,
  score: z.int().min(0).max(2000),
  wickets: z.int().min(0).max(10),
  overs: z.number().min(0).max(500),
});

const result = z.strictObject({
  winner: side.nullable(),
  kind: z.enum(["runs", "wickets", "innings", "won", "tie", "draw", "no result"]),
  by: z.int().min(1).max(2000).nullable(),
  method: z.enum(resultMethods).nullable(),
});

const words = z.string().trim().min(1).max(160);

const other = (one: 0 | 1): 0 | 1 => (one === 0 ? 1 : 0);

const summary = z.strictObject({
  format: z.enum(matchFormats),
  gender: z.enum(matchGenders),
  day: z.iso.date(),
  series: z
    .strictObject({
      name: words,
      type: z.enum(["international", "domestic"]),
      year: z.int().min(1800).max(2200),
    })
    .nullable(),
  venue: z.strictObject({ name: words, city: words.nullable() }).nullable(),
  international: z.boolean(),
  teams: z.tuple([words, words]),
  toss: z.strictObject({ won: side, elected: z.enum(["batting", "bowling"]) }).nullable(),
  innings: z.array(innings).max(4),
  result,
});

/** A margin of runs, wickets or an innings compares the innings of both teams. */
const hasBothInnings = ({ innings: played, result: { kind } }: MatchSummary): boolean =>
  !["runs", "wickets", "innings"].includes(kind) ||
  ([0, 1] as const).every((team) => played.some((each) => each.team === team));

/** Whether the scores give the margin of runs; a revised target explains any margin. */
export const fitsTotals = ({
  innings: played,
  result: { winner, kind, by, method },
}: MatchSummary): boolean => {
  if (kind !== "runs" || method !== null || winner === null || by === null) return true;
  const total = (team: 0 | 1): number =>
    played.reduce((sum, each) => sum + (each.team === team ? each.score : 0), 0);
  return total(winner) - total(other(winner)) === by;
};

export const matchSummarySchema = summary.refine(hasBothInnings, {
  message: "names a winner by a margin, and the innings of a team are missing",
  path: ["innings"],
}) satisfies z.ZodType<MatchSummary>;

/** The same match with the two teams in reverse order. */
function reversed(summary: MatchSummary): MatchSummary {
  const { teams, toss, innings: played, result: ended } = summary;
  return {
    ...summary,
    teams: [teams[1], teams[0]],
    toss: toss && { ...toss, won: other(toss.won) },
    innings: played.map((each) => ({ ...each, team: other(each.team) })),
    result: { ...ended, winner: ended.winner === null ? null : other(ended.winner) },
  };
}

/** The summary with the teams in this order; null where it is about others. */
export function summaryFor(summary: MatchSummary, names: readonly [string, string]): MatchSummary | null {
  const [one, two] = summary.teams;
  if (one === names[0] && two === names[1]) return summary;
  return one === names[1] && two === names[0] ? reversed(summary) : null;
}

/** In one spelling, whatever the order of the fields: to compare, and to show as a change. */
export const summaryText = ({ series, venue, toss, innings: played, result: ended, ...head }: MatchSummary) =>
  [
    `${head.format} ${head.gender} ${head.day}`,
    series === null ? "" : `${series.name} ${series.year} ${series.type}`,
    venue === null ? "" : [venue.name, venue.city].filter(Boolean).join(", "),
    head.international ? "international" : "",
    head.teams.join(" v "),
    toss === null ? "" : `toss ${toss.won} ${toss.elected}`,
    ...played.map(({ team, score, wickets, overs }) => `${team}: ${score}/${wickets} (${overs})`),
    [ended.kind, ended.winner, ended.by, ended.method].filter((part) => part !== null).join(" "),
  ]
    .filter(Boolean)
    .join("; ");
