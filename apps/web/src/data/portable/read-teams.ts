import type { DataFileFrame } from "@teamwright/contract/data-file";
import { teamSchema } from "@teamwright/domain";
import { concatTeams, fromTeams } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import * as z from "zod/mini";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import { FileParts, piecesOf } from "./file-parts.ts";
import { Unusable } from "./unusable.ts";

export type Pause = (share: number) => Promise<void>;

export interface FileAttempt {
  readonly attempt: AttemptRecord;
  readonly teams: AttemptTeams;
}

/** An attempt of a file whose teams are not read yet. */
interface Head {
  readonly given: DataFileFrame["device"]["attempts"][number];
  readonly attempt: AttemptRecord;
}

const damagedFile = ({ match_id, id }: AttemptRecord) =>
  new Unusable("damaged", `teams of ${match_id} ${id}`);

function columnsOf({ given: { sport, players }, attempt }: Head, text: string): TeamColumns {
  let json: unknown;
  try {
    json = JSON.parse(`[${text}]`);
  } catch {
    throw damagedFile(attempt);
  }
  const teams = z.array(teamSchema).safeParse(json);
  const columns = teams.success ? fromTeams(teams.data, { sport, players }) : null;
  if (!columns?.ok) throw damagedFile(attempt);
  return columns.value;
}

function joinParts({ given: { sport }, attempt }: Head, parts: readonly TeamColumns[]): TeamColumns {
  const all = concatTeams(sport, parts);
  if (all.count !== attempt.number_of_teams) throw damagedFile(attempt);
  return all;
}

/** The attempts with their teams, which become columns piece by piece: 20 bytes a team. */
export async function readTeams(file: Blob, heads: readonly Head[], pause: Pause): Promise<FileAttempt[]> {
  const columns: TeamColumns[][] = heads.map(() => []);
  const parts = new FileParts();
  for await (const [piece, share] of piecesOf(file)) {
    for (const { attempt, text } of parts.push(piece)) {
      const head = heads[attempt];
      if (head !== undefined) columns[attempt]?.push(columnsOf(head, text));
    }
    await pause(share);
  }
  return heads.map((head, index) => ({
    attempt: head.attempt,
    teams: {
      version: 1,
      match_id: head.attempt.match_id,
      id: head.attempt.id,
      player_list: head.given.players,
      // The schema of the stored columns asks for the arrays themselves, which are made here.
      teams: joinParts(head, columns[index] ?? []) as AttemptTeams["teams"],
    },
  }));
}
