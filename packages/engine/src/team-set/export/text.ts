import { sportByIndex } from "@teamwright/domain/sports";
import type { EngineMatch } from "../../match.ts";
import type { TeamColumns } from "../columns.ts";
import { exportRows } from "./rows.ts";
import type { ExportOptions, NameOf } from "./rows.ts";

/** The words of the text, in the reader's language. */
export interface TextWords {
  readonly team: string;
  readonly credits: string;
  readonly points: string;
}

const english: TextWords = { team: "Team", credits: "Credits", points: "points" };

/**
 * One block per team, for messages and compact prints: the number, then a line per role with the names, captain and
 * vice-captain marked (c) and (vc), in basketball (sp) and (pp), then credits and points where scores are given.
 */
export function teamsToText(
  columns: TeamColumns,
  match: EngineMatch,
  nameOf: NameOf,
  options: ExportOptions = {},
  words = english,
): string {
  const { roles, badges } = sportByIndex(columns.sport);
  const blocks = exportRows(columns, match, options).map((team) => {
    const badgeOf = (player: number): string => {
      if (player === team.captain) return ` (${badges.captain.toLowerCase()})`;
      return player === team.vicecaptain ? ` (${badges.viceCaptain.toLowerCase()})` : "";
    };
    const lines = team.team.map((players, role) => {
      const names = players.map((player) => nameOf(player) + badgeOf(player));
      return `${roles[role]?.code ?? ""}: ${names.join(", ")}`;
    });
    const points = team.points === null ? "" : `, ${words.points} ${team.points}`;
    return [
      `${words.team} ${team.team_number}`,
      ...lines,
      `${words.credits} ${team.credits}${points}`,
      "",
    ].join("\n");
  });
  return blocks.join("\n");
}
