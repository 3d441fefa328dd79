import type { TeamFilter } from "@teamwright/engine";
import { z } from "zod";

const indexes = z.array(z.int().min(0).max(69)).max(70);
const counts = z.array(z.array(z.int().min(0).max(11)).min(2).max(5)).max(200);
const pair = z.array(z.tuple([z.int().min(0).max(11), z.int().min(0).max(11)])).max(50);

const filtersSchema: z.ZodType<readonly TeamFilter[]> = z
  .array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("players"), present: indexes, absent: indexes }),
      z.object({ kind: z.literal("captain"), players: indexes }),
      z.object({ kind: z.literal("vice-captain"), players: indexes }),
      z.object({ kind: z.literal("partition"), partitions: pair }),
      z.object({ kind: z.literal("credits"), credits: z.array(z.number()).max(500) }),
      z.object({ kind: z.literal("combination"), combinations: counts }),
      z.object({
        kind: z.literal("percentage"),
        pattern: z.union([z.literal(1), z.literal(2)]),
        splits: counts,
      }),
    ]),
  )
  .max(7);

/** Filters as the query of an address, "" for none: the next screen works on the teams that were shown. */
export const filtersToQuery = (filters: readonly TeamFilter[]): string =>
  filters.length === 0 ? "" : `?${new URLSearchParams({ filters: JSON.stringify(filters) }).toString()}`;

/** The filters of an address; none when they cannot be read. */
export function filtersFromQuery(query: URLSearchParams): readonly TeamFilter[] {
  try {
    const parsed = filtersSchema.safeParse(JSON.parse(query.get("filters") ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
