import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { TransferTeam } from "./transfer-record.ts";

/** Whether a team has as many players as its sport asks for: the apps accept no other. */
export function isFullTeam(sportIndex: SportIndex): (team: TransferTeam) => boolean {
  const { teamSize } = sportByIndex(sportIndex);
  return (team) => team.players.length === teamSize;
}
