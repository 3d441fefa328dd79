import { DATA_FORMAT, DATA_VERSION, dataFileFrame } from "@teamwright/contract/data-file";
import type { DataFileFrame } from "@teamwright/contract/data-file";
import { readTeamLink } from "@teamwright/contract/team-link";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import * as z from "zod/mini";
import { attemptRecord } from "../records/attempt-record.ts";
import { savedMatch } from "../records/cached-records.ts";
import type { SavedMatch } from "../records/cached-records.ts";
import { matchRecord } from "../records/match-record.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { readStored } from "../records/stored-record.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { draftRecord } from "../strategy/draft.ts";
import type { StrategyDraft } from "../strategy/draft.ts";
import { lastTimeRecord } from "../strategy/last-time.ts";
import type { LastTime } from "../strategy/last-time.ts";
import { linkRecord } from "../transfer/team-links.ts";
import { FileParts, piecesOf } from "./file-parts.ts";
import { readTeams } from "./read-teams.ts";
import type { FileAttempt, Pause } from "./read-teams.ts";
import { Unusable } from "./unusable.ts";
import type { FileProblem } from "./unusable.ts";
import { slices } from "#lib/slices.ts";
import type { SliceOptions } from "#lib/slices.ts";
import { transferRecord } from "../transfer/transfer-record.ts";
import type { StoredTransfer } from "../transfer/transfer-record.ts";

/** The device's part of a file, checked and in the shapes of this version. */
export interface ReadFile {
  readonly matches: readonly MatchRecord[];
  readonly attempts: readonly FileAttempt[];
  readonly savedMatches: readonly SavedMatch[];
  readonly transfers: readonly StoredTransfer[];
  readonly links: readonly Record<string, unknown>[];
  /** Those in use first. */
  readonly drafts: readonly StrategyDraft[];
  readonly lastTime: readonly LastTime[];
  readonly predictionDrafts: DataFileFrame["device"]["predictionDrafts"];
  readonly settings: DataFileFrame["device"]["settings"];
}

/** Beyond this a phone may not have the memory to read the file: about half a million teams. */
const MAX_BYTES = 60_000_000;
const versionedFile = z.looseObject({ format: z.literal(DATA_FORMAT), version: z.number() });

function frameOf(text: string): DataFileFrame {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Unusable("damaged", "JSON");
  }
  const file = versionedFile.safeParse(json);
  if (!file.success) throw new Unusable("other", "format");
  if (file.data.version > DATA_VERSION) throw new Unusable("newer", String(file.data.version));
  const frame = dataFileFrame.safeParse(json);
  if (!frame.success) throw new Unusable("damaged", frame.error.issues[0]?.path.join(".") ?? "");
  return frame.data;
}

function recordOf<Schema extends z.ZodMiniType>(kind: StoredRecord<Schema>, raw: unknown): z.output<Schema> {
  const read = readStored(kind, raw);
  if (read.ok) return read.value;
  const { version } = raw as { version: number };
  throw new Unusable(version > kind.version ? "newer" : "damaged", read.error.detail);
}

async function frameOfFile(file: Blob, pause: Pause): Promise<DataFileFrame> {
  const parts = new FileParts();
  for await (const [piece, share] of piecesOf(file)) {
    parts.push(piece);
    await pause(share / 2);
  }
  return frameOf(parts.frame);
}

/** One text that is no link must not keep out the rest of the file. */
const isLinkRow = (row: Readonly<Record<string, unknown>>): boolean =>
  typeof row["link"] !== "string" || readTeamLink(row["link"]) !== null;

async function read(file: Blob, pause: Pause): Promise<ReadFile> {
  if (file.size > MAX_BYTES) throw new Unusable("too_large", String(file.size));
  // Twice: the teams are read with the players of their attempt, which the file may have after them.
  const { device } = await frameOfFile(file, pause);
  const matches = device.matches.map((raw) => recordOf(matchRecord, raw));
  const knownMatches = new Set(matches.map(({ id }) => id));
  const heads = device.attempts.map((given) => ({ given, attempt: recordOf(attemptRecord, given.attempt) }));
  for (const { attempt } of heads)
    if (!knownMatches.has(attempt.match_id)) throw new Unusable("damaged", `match ${attempt.match_id}`);
  const attempts = await readTeams(file, heads, (share) => pause((1 + share) / 2));
  return {
    matches,
    attempts,
    savedMatches: device.savedMatches.map((raw) => recordOf(savedMatch, raw)),
    transfers: device.transfers.map((raw) => recordOf(transferRecord, raw)),
    links: device.links.filter(isLinkRow).map((raw) => recordOf(linkRecord, raw)),
    drafts: [...device.drafts, ...device.otherDrafts].map((raw) => recordOf(draftRecord, raw)),
    lastTime: device.lastTime.map((raw) => recordOf(lastTimeRecord, raw)),
    predictionDrafts: device.predictionDrafts,
    settings: device.settings,
  };
}

/** Reads and checks a whole file before anything of it is used. */
export async function readDataFile(
  file: Blob,
  options: SliceOptions = {},
): Promise<Outcome<ReadFile, FileProblem>> {
  try {
    return succeed(await read(file, slices(options)));
  } catch (error) {
    if (options.signal?.aborted === true) return fail({ code: "cancelled", detail: "" });
    if (error instanceof Unusable) return fail(error.problem);
    // The file was removed or changed while it was read.
    return fail({ code: "damaged", detail: error instanceof Error ? error.name : "" });
  }
}
