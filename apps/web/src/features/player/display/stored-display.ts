import type { TeamFilter } from "@teamwright/engine";
import * as z from "zod/mini";
import { teamOrders } from "#blocks/team/team-order.ts";
import type { OrderName } from "#blocks/team/team-order.ts";

export type Density = "cards" | "compact";

/** The state of a display that survives a reload. The selection is not stored, because it belongs to one action. */
export interface StoredDisplay {
  readonly filters: readonly TeamFilter[];
  readonly order: OrderName;
  readonly density: Density;
}

const index = z.int().check(z.minimum(0));
const pair = z.tuple([index, index]);
const filterSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("players"), present: z.array(index), absent: z.array(index) }),
  z.object({ kind: z.literal("captain"), players: z.array(index) }),
  z.object({ kind: z.literal("vice-captain"), players: z.array(index) }),
  z.object({ kind: z.literal("partition"), partitions: z.array(pair) }),
  z.object({ kind: z.literal("credits"), credits: z.array(z.number()) }),
  z.object({ kind: z.literal("combination"), combinations: z.array(z.array(index)) }),
  z.object({
    kind: z.literal("percentage"),
    pattern: z.union([z.literal(1), z.literal(2)]),
    splits: z.array(z.array(index)),
  }),
]);
const orderNames = Object.keys(teamOrders) as [OrderName, ...OrderName[]];
const storedSchema = z.object({
  filters: z.array(filterSchema).check(z.maxLength(7)),
  order: z.enum(orderNames),
  density: z.enum(["cards", "compact"]),
});

const keyOf = (display: string): string => `display:${display}`;

/** The display before this reload; undefined in a new tab, and for data of an older version. */
export function readDisplay(display: string): StoredDisplay | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(display));
    const parsed = storedSchema.safeParse(text === null ? undefined : JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function writeDisplay(display: string, { filters, order, density }: StoredDisplay): void {
  try {
    sessionStorage.setItem(keyOf(display), JSON.stringify({ filters, order, density }));
  } catch {
    // When a browser refuses storage, a reload loses the filters.
  }
}
