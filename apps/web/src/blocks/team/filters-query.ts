import { MAX_COMBINATIONS, MAX_ROLES, MAX_TEAM_SIZE, PLAYER_SLOTS } from "@teamwright/domain/sports";
import type { TeamFilter } from "@teamwright/engine";
import * as z from "zod/mini";
import { isOrderName } from "./team-order.ts";
import type { OrderName } from "./team-order.ts";

const indexes = z
  .array(z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1)))
  .check(z.maxLength(PLAYER_SLOTS));
const count = z.int().check(z.minimum(0), z.maximum(MAX_TEAM_SIZE));
const counts = z
  .array(z.array(count).check(z.minLength(1), z.maxLength(MAX_ROLES)))
  .check(z.maxLength(MAX_COMBINATIONS));
const pair = z.array(z.tuple([count, count])).check(z.maxLength(50));

const filtersSchema: z.ZodMiniType<readonly TeamFilter[]> = z
  .array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("players"), present: indexes, absent: indexes }),
      z.object({ kind: z.literal("captain"), players: indexes }),
      z.object({ kind: z.literal("vice-captain"), players: indexes }),
      z.object({ kind: z.literal("partition"), partitions: pair }),
      z.object({ kind: z.literal("credits"), credits: z.array(z.number()).check(z.maxLength(500)) }),
      z.object({ kind: z.literal("combination"), combinations: counts }),
      z.object({
        kind: z.literal("percentage"),
        pattern: z.union([z.literal(1), z.literal(2)]),
        splits: counts,
      }),
    ]),
  )
  .check(z.maxLength(7));

/**
 * Filters and order as the query of an address, "" for none, so that the next screen uses the teams that were shown.
 */
export function filtersToQuery(filters: readonly TeamFilter[], order: OrderName = "number"): string {
  const query = new URLSearchParams({
    ...(filters.length === 0 ? {} : { filters: JSON.stringify(filters) }),
    ...(order === "number" ? {} : { order }),
  });
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** The order in an address; the default when it has none. */
export function orderFromQuery(query: URLSearchParams): OrderName {
  const order = query.get("order") ?? "";
  return isOrderName(order) ? order : "number";
}

/** The filters in an address; none when they cannot be read. */
export function filtersFromQuery(query: URLSearchParams): readonly TeamFilter[] {
  try {
    const parsed = filtersSchema.safeParse(JSON.parse(query.get("filters") ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
