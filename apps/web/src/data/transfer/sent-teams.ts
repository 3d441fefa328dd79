import type { StoredTransfer } from "./transfer-record.ts";
import { linkKeyOf, membersOfKey } from "./team-links.ts";
import { keyOf } from "./wanted-teams.ts";

/** Teams of an attempt that an app accepted. */
export interface SentTeams {
  readonly fantasyApp: string;
  /** The app's id of each team, by what the team is (`linkKeyOf`): numbers change when teams are shuffled. */
  readonly teams: ReadonlyMap<string, string>;
}

/**
 * The teams of an attempt that apps hold, from the records of its transfers. A later transfer that wrote another team
 * to the same place of the app removes the earlier one.
 */
export function sentTeams(transfers: readonly StoredTransfer[], attemptId: number): SentTeams[] {
  const apps = new Map<string, Map<string, string | null>>();
  for (const { run, fantasyApp, origin, selectedTeams } of transfers.toSorted((a, b) => a.time - b.time)) {
    if (run === null) continue;
    const places = apps.get(fantasyApp) ?? new Map<string, string | null>();
    apps.set(fantasyApp, places);
    const ours = origin.kind === "attempt" && origin.id === String(attemptId);
    const names = new Map(selectedTeams.map((team, index) => [keyOf(index), linkKeyOf(team)]));
    for (const { key, teamId } of run.sent) places.set(teamId, ours ? (names.get(key) ?? null) : null);
  }
  return [...apps].flatMap(([fantasyApp, places]) => {
    const teams = new Map([...places].flatMap(([id, name]) => (name === null ? [] : [[name, id] as const])));
    return teams.size === 0 ? [] : [{ fantasyApp, teams }];
  });
}

/** How many teams that apps hold have one of the players; a team that two apps hold counts once. */
export function sentTeamsWith(sent: readonly SentTeams[], players: ReadonlySet<number>): number {
  const keys = new Set(sent.flatMap(({ teams }) => [...teams.keys()]));
  return [...keys].filter((key) => membersOfKey(key).some((player) => players.has(player))).length;
}
