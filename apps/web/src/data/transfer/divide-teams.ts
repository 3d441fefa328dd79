import { linkKeyOf } from "./team-links.ts";
import type { TransferTeam } from "./transfer-record.ts";

/** An app that shall get teams. */
export interface Recipient {
  readonly slug: string;
  /** How many it shall get. */
  readonly count: number;
  /** The players whom the app knows, by player_index. */
  readonly players: ReadonlySet<number>;
}

/** Chooses so many of the teams with these indexes, the best ones; null when it failed. */
export type ChooseTeams = (
  count: number,
  among: readonly number[],
) => Promise<readonly TransferTeam[] | null>;

/** The teams (by `linkKeyOf`) that can be sent, as indexes: each once, and none that an app holds. */
export function freeTeams(keys: readonly string[], inApps: ReadonlySet<string>): readonly number[] {
  const seenKeys = new Set(inApps);
  return keys.flatMap((key, index) => {
    if (seenKeys.has(key)) return [];
    seenKeys.add(key);
    return [index];
  });
}

const knows = ({ players }: Recipient, team: TransferTeam | undefined): boolean =>
  team !== undefined && team.players.every((player) => players.has(player));

/** How many teams each app gets: the apps in their order, each its number while teams are left that it knows. */
export function sharesOf(
  teams: readonly TransferTeam[],
  free: readonly number[],
  recipients: readonly Recipient[],
): readonly number[] {
  let left = free;
  return recipients.map((recipient) => {
    const share = new Set(left.filter((index) => knows(recipient, teams[index])).slice(0, recipient.count));
    left = left.filter((index) => !share.has(index));
    return share.size;
  });
}

/**
 * Divides the teams, no team to two apps: the first app gets the best ones, the next the best of the rest. Without
 * `choose` the order of the teams decides. Null when the choice failed.
 */
export async function divideTeams(
  teams: readonly TransferTeam[],
  free: readonly number[],
  recipients: readonly Recipient[],
  choose?: ChooseTeams,
): Promise<readonly (readonly TransferTeam[])[] | null> {
  const shares: (readonly TransferTeam[])[] = [];
  let left = free;
  for (const recipient of recipients) {
    const knownTeams = left.filter((index) => knows(recipient, teams[index]));
    const share =
      choose !== undefined && knownTeams.length > recipient.count && recipient.count > 0
        ? await choose(recipient.count, knownTeams)
        : knownTeams.slice(0, recipient.count).flatMap((index) => teams[index] ?? []);
    if (share === null) return null;
    const keys = new Set(share.map(linkKeyOf));
    left = left.filter((index) => !keys.has(linkKeyOf(teams[index]!)));
    shares.push(share);
  }
  return shares;
}
