import type { TeamView } from "../team/team-view.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";

const cache = new WeakMap<TeamView, TransferTeam>();

/**
 * A team in the form of transfers and links: the same object for the same view, so that its card is not rendered again.
 */
export function transferTeamOf(view: TeamView): TransferTeam {
  const cachedTeam = cache.get(view);
  if (cachedTeam !== undefined) return cachedTeam;
  const team = {
    number: view.number,
    players: view.lines.flatMap(({ players }) => players.map(({ index }) => index)),
    captain: view.captain,
    viceCaptain: view.viceCaptain,
  };
  cache.set(view, team);
  return team;
}
