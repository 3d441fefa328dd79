import type { Sport } from "@teamwright/domain";
import { combinationOf } from "./team-view.ts";
import type { TeamView } from "./team-view.ts";

export interface SideNames {
  readonly left: string;
  readonly right: string;
}

/** The mark of a captain or vice-captain in print and text: (c), (vc), or (sp), (pp) in basketball. */
export const markOf = (team: TeamView, index: number, { badges }: Sport): string =>
  index === team.captain
    ? ` (${badges.captain.toLowerCase()})`
    : index === team.viceCaptain
      ? ` (${badges.viceCaptain.toLowerCase()})`
      : "";

/** A team as text for the clipboard: its header, then a line per role with full names. */
export function teamText(team: TeamView, sport: Sport, sides: SideNames): string {
  const head = `#${team.number}  ${sides.left} ${team.split[0]} - ${team.split[1]} ${sides.right}  ${team.credits.toFixed(1)} cr  ${combinationOf(team)}`;
  const lines = team.lines.map(
    ({ code, players }) =>
      `${code}: ${players.map(({ name, index }) => name + markOf(team, index, sport)).join(", ")}`,
  );
  return [head, ...lines].join("\n");
}
