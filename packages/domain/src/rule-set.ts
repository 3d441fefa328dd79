import { uncertaintyCodes } from "./scoring-codes.ts";
import { sportSlugs } from "./sports/index.ts";
import * as z from "zod/mini";

const day = z.iso.date();
const head = {
  /** The reason as it is shown beside the points: "four", "strike rate". */
  rule: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Which count of a player the rule reads. */
  of: z.string().check(z.minLength(1)),
  /** Once for the whole match instead of once per innings. */
  scope: z.optional(z.literal("match")),
  /** Codes of the roles that the rule is for, or is not for. */
  roles: z.optional(z.array(z.string())),
  exceptRoles: z.optional(z.array(z.string())),
  /** Only for players in the announced line-up. */
  startersOnly: z.optional(z.literal(true)),
};

/** This many points for each, or for every `each` of them. */
const countRule = z.strictObject({
  ...head,
  points: z.number(),
  each: z.optional(z.int().check(z.minimum(2))),
});

/** The points of the highest step that is reached; steps do not add up. */
const stepRule = z.strictObject({
  ...head,
  steps: z
    .array(z.strictObject({ from: z.int().check(z.minimum(1)), points: z.number() }))
    .check(z.minLength(1)),
});

/** A range of a rate: `from` and `to` are inclusive, `above` and `below` exclusive. An absent bound is open. */
const band = z.strictObject({
  from: z.optional(z.number()),
  above: z.optional(z.number()),
  to: z.optional(z.number()),
  below: z.optional(z.number()),
  points: z.number(),
});

/** Points by the rate `of` / `over` * `per`, for players who meet any one of the qualifiers. */
const rateRule = z.strictObject({
  ...head,
  per: z.int().check(z.positive()),
  over: z.string().check(z.minLength(1)),
  qualifiers: z.array(z.record(z.string(), z.int())).check(z.minLength(1)),
  bands: z.array(band).check(z.minLength(1)),
});

export const scoringRuleSchema = z.union([countRule, stepRule, rateRule]);

/** What is uncertain about a rule-set. `note` is for the maintainers of the tables. */
const uncertaintySchema = z.strictObject({
  code: z.enum(uncertaintyCodes),
  note: z.string().check(z.minLength(1)),
});

/** How an app scored a sport, or one format of it, during a period. One shape for all sports. */
export const ruleSetSchema = z.strictObject({
  /** `dream11-t20-2025-04` */
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)+$/)),
  app: z.enum(["consensus", "dream11", "my11circle", "myteam11"]),
  sport: z.enum(sportSlugs),
  /** Null where a sport has one format. */
  format: z.nullable(z.enum(["T20", "ODI", "TEST", "T10", "HUNDRED"])),
  /** Null where the table is the same for both. */
  gender: z.nullable(z.enum(["male", "female"])),
  /** First and last day, as far as sources show; null: still valid. */
  from: day,
  to: z.nullable(day),
  /** An alternative reading of conflicting sources: never selected by day, only by its id. */
  alternative: z.optional(z.literal(true)),
  source: z.string().check(z.minLength(1)),
  uncertainties: z.array(uncertaintySchema),
  rules: z.array(scoringRuleSchema).check(z.minLength(1)),
});

export type RuleSet = z.infer<typeof ruleSetSchema>;
export type ScoringRule = z.infer<typeof scoringRuleSchema>;
export type RateRule = z.infer<typeof rateRule>;
export type Uncertainty = z.infer<typeof uncertaintySchema>;
export type ScoringFormat = NonNullable<RuleSet["format"]>;
