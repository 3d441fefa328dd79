import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { matchId } from "../shapes.ts";

/** How many dream teams had a value, and of how many it is known. */
const countedValue = () =>
  z.object({
    of: z.int(),
    counts: z.array(z.object({ value: z.string(), matches: z.int() })),
  });

/** Counts of past dream teams, as the steps of a strategy ask for them. */
const evidence = () =>
  z.object({
    format: z.enum(["t10", "t20", "odi", "test"]),
    gender: z.enum(["men", "women"]),
    /** The series that the reports are of; null: all of the format and gender. */
    series: z.nullable(z.string()),
    /** `1-4-2-4`: players of each role. */
    combinations: countedValue(),
    /** `7-4`: players of the two teams, the larger number first. */
    partitions: countedValue(),
    /** Players selected by less than half of the users, and by the others. */
    pattern1: countedValue(),
    /** Players selected by less than 30 %, by less than 70 %, and by more. */
    pattern2: countedValue(),
    /** Credits of the whole team. */
    credits: z.object({
      of: z.int(),
      counts: z.array(z.object({ credits: z.number(), matches: z.int() })),
    }),
  });
export type Evidence = z.infer<ReturnType<typeof evidence>>;

/** A file of its own, because the steps of a strategy load it. */
export const reportEvidence = {
  get: endpoint({
    name: "reportEvidence.get",
    method: "GET",
    path: "/api/matchreport/evidence/{matchId}",
    summary:
      "What the dream teams of past matches of the same kind had; of the match's series where 20 reports or more are. Null without reports.",
    access: anyOf("plan"),
    params: () => z.object({ matchId }),
    reply: () => ({ data: z.nullable(evidence()) }),
  }),
} as const;
