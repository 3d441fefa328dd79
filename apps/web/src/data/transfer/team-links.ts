import { teamLink } from "@teamwright/contract/team-link";
import * as z from "zod/mini";
import { recordNow } from "../records/attempt-versions.ts";
import type { ReadAttempt } from "../records/attempt-versions.ts";
import { database } from "../records/database.ts";
import { noteRecordsChanged } from "../records/records-changed.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { readableOf } from "../records/stored-record.ts";
import { storing } from "../records/storage-failure.ts";

interface LinkedTeam {
  readonly players: readonly number[];
  readonly captain: number;
  readonly viceCaptain: number;
}

/** Equal for the same players, captain and vice-captain: a team keeps its link when its number changes. */
export const linkKeyOf = ({ players, captain, viceCaptain }: LinkedTeam): string =>
  `${players.toSorted((one, other) => one - other).join(".")}:${captain}:${viceCaptain}`;

/** The players of a team by its `linkKeyOf`. */
export const membersOfKey = (key: string): number[] => (key.split(":")[0] ?? "").split(".").map(Number);

/**
 * Stored links of two devices. Two links of one team open the same team, so it makes no difference which is kept: the
 * greater.
 */
export function joinLinks(
  ownLinks: Readonly<Record<string, string>>,
  otherLinks: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = { ...ownLinks };
  for (const [team, link] of Object.entries(otherLinks)) {
    const before = all[team];
    if (before === undefined || before < link) all[team] = link;
  }
  return all;
}

/** Links by `linkKeyOf`. */
export type TeamLinks = ReadonlyMap<string, string>;

/** Where links of teams are stored: in a stored attempt, or on the device for teams of other users. */
export interface LinkStore {
  readonly read: () => Promise<TeamLinks>;
  readonly keep: (key: string, link: string) => Promise<void>;
}

/** Links of a stored attempt's teams: its `process_names`. A link is made while the attempt may get another number. */
export const attemptLinks = (before: ReadAttempt, db = database): LinkStore => ({
  read: async () => new Map(Object.entries((await recordNow(before, db))?.process_names ?? {})),
  keep: async (key, link) => {
    await storing(() =>
      db.transaction("rw", [db.attempts], async () => {
        const attempt = await recordNow(before, db);
        if (attempt === null) return;
        const process_names = { ...attempt.process_names, [key]: link };
        await db.attempts.put({ ...attempt, process_names });
      }),
    );
    noteRecordsChanged("other");
  },
});

export const linkRecord: StoredRecord<z.ZodMiniObject> = {
  name: "tgk_links",
  version: 1,
  schema: z.object({
    version: z.literal(1),
    match_id: z.string(),
    team: z.string(),
    link: teamLink(),
    time: z.number(),
  }),
  migrations: [],
};

/** Links of a match's teams that are not in an attempt of this device: experts', prime, group and mapped teams. */
export const deviceLinks = (matchId: string, db = database): LinkStore => ({
  read: async () => {
    const rows = readableOf(linkRecord, await db.links.where("match_id").equals(matchId).toArray());
    return new Map(rows.map((row) => [String(row["team"]), String(row["link"])]));
  },
  keep: async (team, link) => {
    await storing(() => db.links.put({ version: 1, match_id: matchId, team, link, time: Date.now() }));
  },
});
