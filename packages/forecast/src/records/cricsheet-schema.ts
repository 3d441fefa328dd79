import * as z from "zod/mini";

const count = z.int().check(z.nonnegative());
const name = z.string().check(z.maxLength(120));

const delivery = z.object({
  batter: name,
  bowler: name,
  non_striker: z.optional(name),
  runs: z.object({ batter: count, extras: count, total: count, non_boundary: z.optional(z.boolean()) }),
  extras: z.optional(z.object({ wides: z.optional(count), noballs: z.optional(count) })),
  wickets: z.optional(
    z.array(
      z.object({
        kind: z.string().check(z.maxLength(60)),
        player_out: name,
        fielders: z.optional(
          z.array(z.object({ name: z.optional(name), substitute: z.optional(z.boolean()) })),
        ),
      }),
    ),
  ),
  replacements: z.optional(
    z.object({ match: z.optional(z.array(z.object({ in: name, team: z.string() }))) }),
  ),
});

/** The parts of a Cricsheet file (cricsheet.org/format/json, 1.0 and 1.1) from which a match record is made. */
export const cricsheetSchema = z.object({
  info: z.object({
    balls_per_over: z.int().check(z.minimum(1), z.maximum(12)),
    dates: z.array(z.iso.date()).check(z.minLength(1)),
    event: z.optional(z.object({ name: z.string() })),
    gender: z.enum(["male", "female"]),
    match_type: z.string(),
    outcome: z.optional(z.object({ result: z.optional(z.string()) })),
    overs: z.optional(z.int()),
    players: z.record(z.string(), z.array(name).check(z.maxLength(35))),
    registry: z.object({ people: z.record(z.string(), z.string()) }),
    team_type: z.optional(z.string()),
    teams: z.tuple([z.string(), z.string()]),
    toss: z.optional(
      z.object({ winner: z.optional(z.string()), decision: z.optional(z.enum(["bat", "field"])) }),
    ),
    venue: z.optional(z.string()),
  }),
  innings: z
    .array(
      z.object({
        team: z.string(),
        super_over: z.optional(z.boolean()),
        overs: z.optional(
          z
            .array(z.object({ over: count, deliveries: z.array(delivery).check(z.maxLength(40)) }))
            .check(z.maxLength(100)),
        ),
      }),
    )
    .check(z.maxLength(12)),
});

export type CricsheetFile = z.infer<typeof cricsheetSchema>;
export type CricsheetDelivery = z.infer<typeof delivery>;
