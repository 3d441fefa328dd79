import type { StoredTransfer, TransferOrigin } from "./transfer-record.ts";
import { linkKeyOf, membersOfKey } from "./team-links.ts";
import { keyOf } from "./wanted-teams.ts";

/** Teams that an app accepted. */
export interface SentTeams {
  readonly fantasyApp: string;
  /** The app's id of each team, by what the team is (`linkKeyOf`): numbers change when teams are shuffled. */
  readonly teams: ReadonlyMap<string, string>;
}

/** A team that an app holds, and the transfer that wrote it there. */
interface WrittenTeam {
  readonly key: string | undefined;
  readonly transfer: StoredTransfer;
}

/** By app, by the app's id of the team. A later transfer that wrote another team to the same place replaces the earlier. */
function heldTeams(
  transfers: readonly StoredTransfer[],
): ReadonlyMap<string, ReadonlyMap<string, WrittenTeam>> {
  const apps = new Map<string, Map<string, WrittenTeam>>();
  for (const transfer of transfers.toSorted((a, b) => a.time - b.time)) {
    const { run, fantasyApp, selectedTeams } = transfer;
    if (run === null) continue;
    const places = apps.get(fantasyApp) ?? new Map<string, WrittenTeam>();
    apps.set(fantasyApp, places);
    const names = new Map(selectedTeams.map((team, index) => [keyOf(index), linkKeyOf(team)]));
    for (const { key, teamId } of run.sent) places.set(teamId, { key: names.get(key), transfer });
  }
  return apps;
}

/** Those of the teams (by `linkKeyOf`) that apps hold. A copy of a team is in the app too, whatever page it was sent from. */
export function sentTeams(
  transfers: readonly StoredTransfer[],
  keys: ReadonlySet<string>,
): readonly SentTeams[] {
  return [...heldTeams(transfers)].flatMap(([fantasyApp, places]) => {
    const teams = new Map(
      [...places].flatMap(([id, { key }]) =>
        key !== undefined && keys.has(key) ? [[key, id] as const] : [],
      ),
    );
    return teams.size === 0 ? [] : [{ fantasyApp, teams }];
  });
}

/**
 * What the teams are (`linkKeyOf`) that apps hold. `listedTeams` has the ids that an app itself named now: a team that was
 * deleted there is free again. An app that was not asked is believed to hold what it was sent.
 */
export function keysInApps(
  transfers: readonly StoredTransfer[],
  listedTeams: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const keys = [...heldTeams(transfers)].flatMap(([app, places]) =>
    [...places].flatMap(([id, { key }]) =>
      key !== undefined && (listedTeams.get(app)?.has(id) ?? true) ? [key] : [],
    ),
  );
  return new Set(keys);
}

/** What one app holds of a match by this device's transfers. */
export interface HeldInApp {
  readonly fantasyApp: string;
  readonly teams: number;
  /** Teams with one of the players who are out. */
  readonly teamsWithOut: number;
  /** The page of the teams concerned, else the latest transfer's. */
  readonly origin: TransferOrigin;
  readonly transferId: string;
}

/** What the apps hold of a match; an app that holds a player who is out comes first. */
export function heldInApps(
  transfers: readonly StoredTransfer[],
  out: ReadonlySet<number>,
): readonly HeldInApp[] {
  const apps = [...heldTeams(transfers)].flatMap(([fantasyApp, places]) => {
    const heldTeams = [...places.values()];
    const withOut = heldTeams.filter(
      ({ key }) => key !== undefined && membersOfKey(key).some((player) => out.has(player)),
    );
    const concernedTransfer = (withOut.at(-1) ?? heldTeams.at(-1))?.transfer;
    if (concernedTransfer === undefined) return [];
    const { origin, id: transferId } = concernedTransfer;
    return [{ fantasyApp, teams: heldTeams.length, teamsWithOut: withOut.length, origin, transferId }];
  });
  return apps.toSorted((one, other) => other.teamsWithOut - one.teamsWithOut);
}

/** How many teams that apps hold have one of the players; a team that two apps hold counts once. */
export function sentTeamsWith(sent: readonly SentTeams[], players: ReadonlySet<number>): number {
  const keys = new Set(sent.flatMap(({ teams }) => [...teams.keys()]));
  return [...keys].filter((key) => membersOfKey(key).some((player) => players.has(player))).length;
}
