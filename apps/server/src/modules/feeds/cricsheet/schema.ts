import { z } from "zod";

const wicket = z.object({
  kind: z.string().max(60),
  player_out: z.string().max(120),
  fielders: z
    .array(z.object({ name: z.string().max(120).optional(), substitute: z.boolean().optional() }))
    .optional(),
});

const replacement = z.object({
  in: z.string(),
  out: z.string().optional(),
  team: z.string(),
  reason: z.string(),
});

const count = z.int().min(0);

const delivery = z.object({
  batter: z.string().max(120),
  bowler: z.string().max(120),
  runs: z
    .object({ batter: count, extras: count, total: count, non_boundary: z.boolean().optional() })
    .refine(({ batter, extras, total }) => batter + extras === total, {
      message: "is not the sum of the runs of the batter and the extras",
      path: ["total"],
    }),
  extras: z.object({ wides: count.optional(), noballs: count.optional() }).optional(),
  wickets: z.array(wicket).optional(),
  replacements: z.object({ match: z.array(replacement).optional() }).optional(),
});

const innings = z.object({
  team: z.string(),
  super_over: z.boolean().optional(),
  penalty_runs: z.object({ pre: count.optional(), post: count.optional() }).optional(),
  overs: z
    .array(z.object({ over: z.int(), deliveries: z.array(delivery).max(40) }))
    .max(400)
    .optional(),
});

/** The parts of a Cricsheet JSON file (format 1.0 and 1.1, cricsheet.org/format/json) that are used. */
export const cricsheetSchema = z.object({
  meta: z.object({ data_version: z.string() }),
  info: z.object({
    balls_per_over: z.int().min(1).max(12),
    dates: z.array(z.iso.date()).min(1),
    event: z
      .object({
        name: z.string(),
        match_number: z.union([z.int(), z.string()]).optional(),
        stage: z.string().optional(),
      })
      .optional(),
    city: z.string().max(120).optional(),
    gender: z.enum(["male", "female"]).optional(),
    match_type: z.string(),
    outcome: z
      .object({
        winner: z.string().optional(),
        result: z.string().optional(),
        method: z.string().optional(),
        /** Who won the super over, or the bowl-out, after a tie. */
        eliminator: z.string().optional(),
        bowl_out: z.string().optional(),
        by: z
          .object({
            runs: z.int().optional(),
            wickets: z.int().optional(),
            innings: z.int().optional(),
          })
          .optional(),
      })
      .optional(),
    overs: z.int().optional(),
    players: z.record(z.string(), z.array(z.string().max(120)).max(35)),
    registry: z.object({ people: z.record(z.string(), z.string()) }),
    season: z.union([z.string(), z.int()]).optional(),
    team_type: z.enum(["international", "club"]).optional(),
    teams: z.tuple([z.string(), z.string()]),
    toss: z
      .object({ winner: z.string().optional(), decision: z.enum(["bat", "field"]).optional() })
      .optional(),
    venue: z.string().max(160).optional(),
  }),
  innings: z.array(innings).max(12),
});

export type CricsheetMatch = z.infer<typeof cricsheetSchema>;
