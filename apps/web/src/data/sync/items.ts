import { toBase64Url } from "#lib/base64.ts";
import { attemptRecord, attemptTeams } from "../records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import { findVersions } from "../records/attempt-versions.ts";
import type { AttemptVersion } from "../records/attempt-versions.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { matchRecord } from "../records/match-record.ts";
import { readableOf, readStored } from "../records/stored-record.ts";
import { chosenNamesOf, contentOf, linksOf, pointsOf } from "./additions.ts";
import type { Addition } from "./additions.ts";
import { seal, unseal } from "./keys.ts";
import type { SyncKeys } from "./keys.ts";

const encoder = new TextEncoder();
/** 128 bits: no two attempts of an account have one name by chance. */
const NAME_BYTES = 16;

/**
 * The name of an attempt: a keyed hash of what makes it, without its number, which differs between devices. Equal
 * attempts of two devices have one name, and a changed attempt is another one, so that both versions stay.
 */
export async function nameOf(
  { naming }: SyncKeys,
  attempt: AttemptRecord,
  { teams }: AttemptTeams,
): Promise<string> {
  const { match_id, time, generation_type, seed } = attempt;
  const columns = [teams.members, teams.captain, teams.viceCaptain, teams.credits, teams.number];
  const head = encoder.encode(
    JSON.stringify([match_id, time, generation_type, seed, teams.sport, teams.count]),
  );
  return hashOf(naming, new Blob([head, ...columns.map((column) => column.slice())]));
}

async function hashOf(key: CryptoKey, content: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.sign("HMAC", key, await content.arrayBuffer()));
  return toBase64Url(hash.subarray(0, NAME_BYTES));
}

export interface LocalItems {
  readonly named: Map<string, AttemptRecord>;
  readonly additions: Map<string, Addition>;
  /** The matches of this device. */
  readonly matches: ReadonlySet<string>;
  /** False when a record cannot be read, for example one of a newer version: it has no name here, but it is here. */
  readonly complete: boolean;
}

/** The attempts of this device, and what was added to them, by their names. Reads all their teams. */
export async function localItems(keys: SyncKeys, db: RecordsDatabase): Promise<LocalItems> {
  const namedAttempts = new Map<string, AttemptRecord>();
  const foundItems: Addition[] = [];
  const storedAttempts = await db.attempts.toArray();
  let read = 0;
  for (const attempt of readableOf(attemptRecord, storedAttempts)) {
    const row = readStored(attemptTeams, await db.attemptTeams.get([attempt.match_id, attempt.id]));
    if (!row.ok) continue;
    const name = await nameOf(keys, attempt, row.value);
    namedAttempts.set(name, attempt);
    foundItems.push(...linksOf(name, attempt), ...chosenNamesOf(name, attempt));
    read += 1;
  }
  const rows = await db.matches.toArray();
  const matches = readableOf(matchRecord, rows);
  foundItems.push(...matches.flatMap(pointsOf));
  const additions = new Map<string, Addition>();
  for (const each of foundItems) additions.set(await hashOf(keys.naming, new Blob([contentOf(each)])), each);
  return {
    named: namedAttempts,
    additions,
    matches: new Set(matches.map(({ id }) => id)),
    complete: read === storedAttempts.length && matches.length === rows.length,
  };
}

/**
 * The attempt of a name as it is stored now. A run waits for the server, and meanwhile a merge may give its number to
 * another attempt. Null when it was deleted or its teams were changed.
 */
export async function findNamed(
  keys: SyncKeys,
  name: string,
  before: AttemptRecord,
  db: RecordsDatabase,
): Promise<AttemptVersion | null> {
  for (const version of await findVersions(before, db))
    if ((await nameOf(keys, version.attempt, version.teams)) === name) return version;
  return null;
}

const through = async (bytes: Blob, transform: GenericTransformStream): Promise<Blob> =>
  new Response(
    bytes.stream().pipeThrough(transform as ReadableWritablePair<Uint8Array, BufferSource>),
  ).blob();

/** A file, compressed and encrypted; `about` names vault and item. */
export async function sealFile(keys: SyncKeys, file: Blob, about: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await through(file, new CompressionStream("gzip"));
  return seal(keys, new Uint8Array(await packed.arrayBuffer()), about);
}

/** Null when it cannot be opened with these keys. */
export async function openFile(
  keys: SyncKeys,
  sealedBytes: Uint8Array<ArrayBuffer>,
  about: string,
): Promise<Blob | null> {
  const packedBytes = await unseal(keys, sealedBytes, about);
  if (packedBytes === null) return null;
  try {
    return await through(new Blob([packedBytes]), new DecompressionStream("gzip"));
  } catch {
    return null;
  }
}
