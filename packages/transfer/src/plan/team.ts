/** A team by an app's ids. Captain and vice-captain are two of its players. */
export interface AppTeam {
  readonly players: readonly string[];
  readonly captain: string;
  readonly viceCaptain: string;
}

/** A team that the app holds. */
export interface HeldTeam extends AppTeam {
  readonly id: string;
}

/** A team that the app should hold. `key` names it on the device, for example its team number. */
export interface WantedTeam extends AppTeam {
  readonly key: string;
}

/** The changes that turn one team into another. */
export interface TeamChanges {
  readonly out: readonly string[];
  readonly in: readonly string[];
  readonly captain: boolean;
  readonly viceCaptain: boolean;
}

export function changesBetween(from: AppTeam, to: AppTeam): TeamChanges {
  const [before, after] = [new Set(from.players), new Set(to.players)];
  return {
    out: from.players.filter((player) => !after.has(player)),
    in: to.players.filter((player) => !before.has(player)),
    captain: from.captain !== to.captain,
    viceCaptain: from.viceCaptain !== to.viceCaptain,
  };
}

/** Players that come in, plus one for a different captain and one for a different vice-captain. */
export const sizeOfChanges = ({ in: added, captain, viceCaptain }: TeamChanges): number =>
  added.length + (captain ? 1 : 0) + (viceCaptain ? 1 : 0);

/** Equal for teams with the same players, captain and vice-captain, in whatever order the players are listed. */
export const identityOf = ({ players, captain, viceCaptain }: AppTeam): string =>
  JSON.stringify([players.toSorted(compareText), captain, viceCaptain]);

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
