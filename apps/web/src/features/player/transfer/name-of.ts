import { shortName } from "#blocks/team/short-name.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";

/** The name of a player by the app's id; the id where the match does not know it. */
export const nameOf = ({ players }: StoredTransfer, id: string): string => {
  const player = players.find((one) => one.id === id);
  return player === undefined ? id : shortName(player.name);
};
