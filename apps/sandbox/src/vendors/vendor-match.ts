import { z } from "zod";
import { sportName } from "../sports.ts";

const player = z.strictObject({
  name: z.string().min(1).max(120),
  /** In the vendor's words. */
  role: z.string().max(20),
  /** Null: the vendor has no rating yet. */
  rating: z.number().min(0).max(100).nullable(),
});
export type VendorPlayer = z.infer<typeof player>;

const side = z.strictObject({
  name: z.string().min(1).max(120),
  short_name: z.string().max(20),
  players: z.array(player).min(1).max(60),
});

const sideName = z.enum(["left", "right"]);
export type VendorSide = z.infer<typeof sideName>;
/** Minutes from the start as first published; negative before it. */
const at = z.number().min(-20_000).max(20_000);

/** What happens to a match, and when the vendor's replies show it. */
const event = z.discriminatedUnion("kind", [
  /** Null: the new time is not known yet; a later postponement tells it. */
  z.strictObject({ kind: z.literal("postpone"), at, minutes: z.number().min(1).max(20_000).nullable() }),
  z.strictObject({ kind: z.literal("add_player"), at, side: sideName, player }),
  z.strictObject({
    kind: z.literal("change_lineup"),
    at,
    side: sideName,
    out: z.string(),
    in: z.string(),
  }),
  /** The vendor lists the two sides in the other order from now on. */
  z.strictObject({ kind: z.literal("swap_sides"), at }),
  /** After the end a catch is given to another fielder. */
  z.strictObject({ kind: z.literal("correct"), at }),
  z.strictObject({ kind: z.literal("abandon"), at }),
  z.strictObject({ kind: z.literal("cancel"), at }),
  /** Missing ratings are published. */
  z.strictObject({ kind: z.literal("rate"), at, player: z.string(), rating: z.number() }),
]);

/** A match as a test or a demo adds it: its life follows from the clock. */
export const vendorMatch = z.strictObject({
  key: z.string().min(1).max(80),
  sport: sportName,
  /** The only vendor that lists it; without it every vendor of the sport does. */
  vendor: z.string().max(40).optional(),
  /** In cricket: t20, odi, t10, test. */
  format: z.string().max(10).default("t20"),
  women: z.boolean().default(false),
  start_time: z.iso.datetime(),
  /** Length of play. */
  minutes: z.number().min(1).max(9000).default(200),
  /** Line-ups are published so long before the start. */
  lineup_minutes: z.number().min(0).max(600).default(30),
  /** Replies show the match as it was so long ago. */
  delay_minutes: z.number().min(0).max(600).default(0),
  series: z.string().max(120),
  season: z.string().max(20),
  venue: z.strictObject({ name: z.string().max(80), location: z.string().max(80) }),
  left: side,
  right: side,
  events: z.array(event).max(50).default([]),
});
export type VendorMatch = z.infer<typeof vendorMatch>;

export const givenVendorMatches = z.strictObject({ matches: z.array(vendorMatch).max(500) });
