import { scoreMarks, sportSlugs } from "@teamwright/domain";
import { ruleSetById } from "@teamwright/scoring";
import { decode } from "html-entities";
import { z } from "zod";
import { matchStates } from "./match-states.ts";
import { matchFormats, matchGenders, matchSummarySchema } from "./match-summary.ts";

export const availabilities = ["announced", "unavailable", "substitute", "other"] as const;

/** Control and formatting characters, including those that change the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Text for people: HTML entities become their characters, no-break and multiple spaces become one space, invisible characters are removed. */
export function cleanText(text: string): string {
  return decode(text.toWellFormed(), { scope: "strict" })
    .replace(/[\s\u00a0]+/g, " ")
    .replace(INVISIBLE, "")
    .trim();
}

/** Text of a field: cleaned, never empty. */
export const textSchema = (max: number) =>
  z
    .string()
    .max(500)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, "must not be empty")
        .max(max)
        .refine((text) => !text.includes("\uFFFD"), "must be UTF-8"),
    );

/** Ids are part of addresses, so only plain characters are allowed. */
export const feedIdSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/,
    "must be 1 to 80 letters, digits, dots, dashes, colons or underscores",
  );

export const imageSchema = z
  .string()
  .max(500)
  .regex(
    /^$|^(https:\/\/|\/(?!\/))[^\s"'<>\\\p{C}]*$/u,
    "must be empty, an https address or a path that starts with /",
  );

const percentSchema = z.number().min(0).max(100);

export const creditsSchema = z
  .number()
  .min(0)
  .max(100)
  .refine((credits) => Number.isInteger(credits * 2), "must be in steps of 0.5");

export const pointsSchema = z.number().min(-1000).max(10_000);

const partsSchema = z
  .array(
    z.strictObject({
      rule: textSchema(40).describe("What earned the points, such as four."),
      times: z.number().describe("How often."),
      points: pointsSchema,
    }),
  )
  .max(60);

const marksSchema = z.array(z.enum(scoreMarks)).max(scoreMarks.length);

/** A player's counts by name, for the match or for each innings. */
const performanceSchema = z.strictObject({
  starter: z.boolean().describe("Whether the player was in the line-up."),
  parts: z
    .array(z.record(z.string().regex(/^[A-Za-z]{1,40}$/), z.number().min(-10_000).max(10_000)))
    .max(14)
    .describe("Counts by name, for the match or for each innings, such as runs: 31."),
});

export const MAX_WARNINGS = 300;

const scoringSchema = z.strictObject({
  rule_set: z
    .string()
    .refine((id) => ruleSetById(id) !== undefined, "is not a rule-set that is known")
    .describe("Id of the scoring rule-set that gave the points."),
  warnings: z
    .array(
      z.strictObject({
        code: z.enum(scoreMarks),
        subject: z
          .string()
          .max(120)
          .transform(cleanText)
          .nullable()
          .describe("The player or name concerned; null where there is none."),
      }),
    )
    .max(MAX_WARNINGS)
    .describe("What the source leaves open about the points of the match."),
});

/** Halves and hundredths are not exact in binary; rounding errors of their sums are not differences. */
const addsUp = (parts: readonly { readonly points: number }[], points: number): boolean =>
  Math.abs(parts.reduce((sum, part) => sum + part.points, 0) - points) < 1e-6;

/** A player in the documented format. Absent leaves what is stored; null clears it. */
export const feedPlayerSchema = z
  .strictObject({
    id: feedIdSchema
      .optional()
      .describe("Id of the player at the source: the same person has it in every match."),
    name: textSchema(80).optional().describe("Name of the player. An id or a name is needed."),
    role: textSchema(40).optional().describe("The role: its code, such as WK, or its name."),
    credits: creditsSchema.optional().describe("Fantasy credits, 0 to 100 in steps of 0.5."),
    image: imageSchema
      .optional()
      .describe("Picture of the player: an https address, or a path of this server."),
    points: pointsSchema
      .nullable()
      .optional()
      .describe("Fantasy points of the player in the match; null clears them."),
    points_by_rule: partsSchema
      .nullable()
      .optional()
      .describe(
        "The breakdown of the points, by the rules of the app that counted them; its sum is the points.",
      ),
    points_marks: marksSchema.optional().describe("What the source leaves open about the points."),
    performance: performanceSchema
      .nullable()
      .optional()
      .describe("The counts behind the points, so that another rule-set can count them again."),
    selected_by: percentSchema.nullable().optional(),
    captain_percentage: percentSchema.nullable().optional(),
    vice_captain_percentage: percentSchema.nullable().optional(),
    playing: z.boolean().optional().describe("Whether the player is in the announced line-up."),
    last_play: z.boolean().optional().describe("Whether the player played the side's last match."),
    availability: z
      .enum(availabilities)
      .nullable()
      .optional()
      .describe("How the player's part in the match is known; null clears it."),
    pl_id: feedIdSchema
      .nullable()
      .optional()
      .describe("Id of the player at the main provider; null clears it."),
    app_ids: z
      .record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), feedIdSchema)
      .optional()
      .describe("Ids of the player at fantasy apps, by the app's slug."),
  })
  .refine((player) => player.id !== undefined || player.name !== undefined, {
    message: "needs an id or a name",
    path: ["name"],
  })
  .refine(({ points, points_by_rule: parts }) => !parts || addsUp(parts, points ?? Number.NaN), {
    message: "must add up to the points",
    path: ["points_by_rule"],
  });

export const feedSideSchema = z.strictObject({
  name: textSchema(80).optional().describe("Name of the team."),
  short_name: textSchema(12)
    .optional()
    .describe("Short name of the team, at most 12 characters; made from the name where it is absent."),
  image: imageSchema.optional().describe("Picture of the team: an https address, or a path of this server."),
  lineup: z
    .array(textSchema(80))
    .max(20)
    .optional()
    .describe("Exactly these players (ids or names) are in the line-up; all others of the side are not."),
  players: z
    .array(feedPlayerSchema)
    .max(70)
    .optional()
    .describe("The squad. Without `partial`, players who are not listed leave it."),
});

export const sportSlugSchema = z.enum(sportSlugs);

/** A match in the documented format (docs/feed-format.md). */
export const matchDocumentSchema = z
  .strictObject({
    id: feedIdSchema.describe("Id of the match at the source. The same id changes the same match."),
    sport: sportSlugSchema.describe("The sport by its slug."),
    match_time: z.iso
      .datetime({ offset: true, message: "must be a time such as 2026-11-25T14:00:00Z" })
      .optional()
      .describe("The start of the match, ISO 8601 with a zone. Needed of a new match."),
    series: textSchema(120).optional().describe("Series or league. Needed of a new match."),
    status: z.enum(matchStates).optional().describe("State of the match."),
    venue: textSchema(160).optional().describe("Where the match is played."),
    apps: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
      .max(20)
      .optional()
      .describe("Slugs of the fantasy apps that support the match."),
    partial: z
      .boolean()
      .optional()
      .describe("true: players that are not listed stay unchanged; else they leave the squad."),
    scoring: scoringSchema
      .nullable()
      .optional()
      .describe("The rule-set that gave the points, with its warnings."),
    format: z
      .enum(matchFormats)
      .optional()
      .describe("Of cricket: the format, known before the match begins."),
    gender: z
      .enum(matchGenders)
      .optional()
      .describe("Of cricket: whether men or women play, known before the match begins."),
    summary: matchSummarySchema
      .nullable()
      .optional()
      .describe("Of cricket: toss, innings and result, for the match's report; null clears it."),
    left: feedSideSchema.optional().describe("The left side."),
    right: feedSideSchema.optional().describe("The right side."),
  })
  .refine(({ sport, format, gender, summary }) => sport === "cricket" || !(format ?? gender ?? summary), {
    message: "format, gender and summary belong to cricket",
    path: ["sport"],
  })
  .refine(({ sport, scoring }) => !scoring || ruleSetById(scoring.rule_set)?.sport === sport, {
    message: "is a rule-set of another sport",
    path: ["scoring", "rule_set"],
  })
  .refine(({ left, right }) => !isSameTeam(left?.name, right?.name), {
    message: "is the team of the left side too",
    path: ["right", "name"],
  });

const isSameTeam = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && left.toLowerCase() === right?.toLowerCase();

export type MatchDocument = z.input<typeof matchDocumentSchema>;
export type ParsedMatchDocument = z.output<typeof matchDocumentSchema>;
export type PlayerDocument = z.input<typeof feedPlayerSchema>;
export type ParsedPlayer = z.output<typeof feedPlayerSchema>;
export type ParsedSide = z.output<typeof feedSideSchema>;
