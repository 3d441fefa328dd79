import * as z from "zod/mini";
import { database } from "../records/database.ts";
import type { SyncKeys } from "./keys.ts";

const ID = "state";

const stateSchema = z.object({
  id: z.literal(ID),
  /** The account whose attempts these are: another account's device must not send them. */
  account: z.string(),
  vault: z.string(),
  encryption: z.instanceof(CryptoKey),
  naming: z.instanceof(CryptoKey),
  /** The last revision of the server that was taken. */
  revision: z.number(),
  /** The item of that revision. Absent: everything is listed by the next run. */
  last: z.optional(z.string()),
  /** Names of the attempts that this device and the server both had. One that is missing here was deleted here. */
  known: z.array(z.string()),
  /** The same for what was added to attempts later. Absent: stored by a version that did not take additions. */
  additions: z.optional(z.array(z.string())),
  /** This version takes names of attempts. Absent: stored by a version that passed over them. */
  names: z.optional(z.boolean()),
  /** Names of additions to what this device does not have, with what they belong to: taken when it comes. */
  waiting: z._default(z.record(z.string(), z.string()), {}),
  /** Names of attempts that a run was storing here: those that are here afterwards are known, also when it was interrupted. */
  taking: z._default(z.array(z.string()), []),
  /** Names whose sending was begun, with what they name: the server may have them, also when no reply came. */
  sending: z._default(z.record(z.string(), z.enum(["attempt", "addition"])), {}),
  /** Names whose deletion was begun: the server may have done it, also when no reply came. */
  deleting: z._default(z.array(z.string()), []),
  /** When it last finished, milliseconds. */
  finished: z.nullable(z.number()),
});
export type SyncState = z.infer<typeof stateSchema>;

/** Null when this device does not synchronise. */
export async function readState(db = database): Promise<SyncState | null> {
  const read = stateSchema.safeParse(await db.syncState.get(ID));
  return read.success ? read.data : null;
}

export const writeState = async (state: SyncState, db = database): Promise<void> => {
  await db.syncState.put(state);
};

export const forgetState = (db = database): Promise<void> => db.syncState.delete(ID);

export const newState = (account: string, vault: string, keys: SyncKeys): SyncState => ({
  id: ID,
  account,
  vault,
  ...keys,
  revision: 0,
  known: [],
  additions: [],
  names: true,
  waiting: {},
  taking: [],
  sending: {},
  deleting: [],
  finished: null,
});
