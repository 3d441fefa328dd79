import { teamSchema } from "@teamwright/domain";
import * as z from "zod/mini";
import { instant, phoneNumber } from "../shapes.ts";

const servedUser = () =>
  z.object({
    phoneNumber,
    /** An inclusive range of team positions, from 1. */
    left: z.int().check(z.minimum(1)),
    right: z.int().check(z.minimum(1)),
    name: z.string(),
    activePlan: z.boolean(),
    /** When the user first opened and transferred the teams; not to which app. */
    openedAt: z.nullable(instant),
    transferredAt: z.nullable(instant),
    remindedAt: z.nullable(instant),
  });
export type ServedPrimeUser = z.infer<ReturnType<typeof servedUser>>;

/** Posted teams with their users: of the product's prime teams, or of a group owner's. */
export const analysis = () =>
  z.object({
    teamData: z.array(teamSchema),
    /** In the order of the positions. */
    primeUserData: z.array(servedUser()),
    postedAt: instant,
    /** Null for a group owner's teams. */
    version: z.nullable(z.enum(["new", "old"])),
    /** The order of the users follows from it, by ascending phone numbers. */
    seed: z.nullable(z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
    balanced: z.boolean(),
  });
export type PrimeAnalysis = z.infer<ReturnType<typeof analysis>>;
