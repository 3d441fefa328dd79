import { sportIndexes } from "@teamwright/domain";
import * as z from "zod/mini";
import type { StoredRecord } from "../records/stored-record.ts";

const appTeam = { players: z.array(z.string()), captain: z.string(), viceCaptain: z.string() };

const option = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all") }),
  z.object({ kind: z.literal("new") }),
  z.object({ kind: z.literal("custom"), replace: z.array(z.string()) }),
]);

const failure = { code: z.string(), message: z.string() };

/** The runner's own record (`TransferRecord` of `packages/transfer`). */
const runSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  app: z.string(),
  matchId: z.string(),
  wanted: z.array(z.object({ key: z.string(), ...appTeam })),
  option,
  sent: z.array(z.object({ key: z.string(), teamId: z.string() })),
  refused: z.array(z.object({ key: z.string(), ...failure })),
  shownTeams: z.optional(z.array(z.string())),
  replaceable: z.optional(z.array(z.string())),
  round: z.optional(z.int()),
  state: z.enum(["running", "stopped", "finished"]),
  stopped: z.nullable(z.object(failure)),
});

/** The page that handed the teams over; after line-up news it identifies own attempts. */
const originSchema = z.object({
  kind: z.enum(["attempt", "expert", "prime", "group", "mapper"]),
  /** Identifies the source within its kind: the attempt's number, a group's id. */
  id: z.string(),
  /** The page to go back to. */
  path: z.string(),
});
export type TransferOrigin = z.infer<typeof originSchema>;

const handedTeam = z.object({
  /** The number that the user sees. */
  number: z.int(),
  /** By player_index. */
  players: z.array(z.int()),
  captain: z.int(),
  viceCaptain: z.int(),
});
/** A team from a page: players, captain and vice-captain by player_index. */
export type TransferTeam = z.infer<typeof handedTeam>;

/** A transfer as the device stores it: the teams, and once it was started, its progress. */
const transferSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  /** The account of the hand-over; its sealed token opens for no other account. */
  account: z.string(),
  /** When it was handed over, milliseconds. */
  time: z.number(),
  fantasyApp: z.string(),
  match: z.object({
    id: z.string().check(z.minLength(1)),
    sport_index: z.literal(sportIndexes),
    match_time: z.iso.datetime(),
    left_name: z.string(),
    right_name: z.string(),
  }),
  origin: originSchema,
  /** The match's players by the teams' indexes, with the app's id; null where the app does not know the player. */
  players: z.array(
    z.object({
      player_index: z.int(),
      name: z.string(),
      side: z.union([z.literal(0), z.literal(1)]),
      id: z.nullable(z.string()),
    }),
  ),
  selectedTeams: z.array(handedTeam),
  /** What the user chose before the start: the option, and the places of `custom`; absent until then. */
  choice: z.optional(z.object({ name: z.enum(["all", "new", "custom"]), replace: z.array(z.string()) })),
  /** When set, the arena starts with it at once, without asking. */
  start: z.nullable(option),
  /** What the teams are that the app held when `start` was chosen; absent where the app was not asked. */
  shownTeams: z.optional(z.array(z.string())),
  run: z.nullable(runSchema),
  /** The same for the transfers to several apps that were handed over together; absent for a single one. */
  batch: z.optional(z.string()),
  /** The app's deadline as it said last, milliseconds since 1970; absent until it was asked. */
  deadline: z.optional(z.number()),
});
export type StoredTransfer = z.infer<typeof transferSchema>;
export type TransferChoice = NonNullable<StoredTransfer["choice"]>;

export const transferRecord: StoredRecord<typeof transferSchema> = {
  name: "tgk_transfers",
  version: 1,
  schema: transferSchema,
  migrations: [],
};
