import type { Team } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { rosterFrom, teamAt } from "#blocks/team/team-view.ts";
import { findAttempt } from "#data/records/attempts.ts";
import type { RecordsDatabase } from "#data/records/database.ts";
import { rowsOfChosen } from "#data/transfer/team-of-row.ts";
import { readDraft } from "./post-draft.ts";
import type { DraftOf } from "./post-draft.ts";

export interface AttachedTeams {
  readonly teams: readonly Team[];
  /** The strategy that made them; null for teams made by hand. */
  readonly strategy: Strategy | null;
}

/** The teams that the draft of the tab attaches: some of a stored attempt, or those built by hand. */
export async function attachedTeams(
  of: DraftOf,
  type: "software" | "human",
  db: RecordsDatabase,
): Promise<AttachedTeams> {
  const draft = readDraft(of);
  if (type === "human") {
    const teams = draft.human ?? [];
    return {
      teams: teams.map((team, index) => ({ ...team, team_number: index + 1, credits: 0 })),
      strategy: null,
    };
  }
  const openedAttempt = draft.software && (await findAttempt(of.match, draft.software.attempt, db));
  if (!draft.software || openedAttempt?.attempt.time !== draft.software.time)
    return { teams: [], strategy: null };
  const { teams: columns, player_list: players } = openedAttempt.teams;
  const roster = rosterFrom(openedAttempt.match.sport_index, players);
  const teams = rowsOfChosen(columns, draft.software).map((row, index): Team => {
    const { lines, captain, viceCaptain, credits } = teamAt(columns, row, roster);
    return {
      team_number: index + 1,
      credits,
      team: lines.map((line) => line.players.map((player) => player.index)),
      captain,
      vicecaptain: viceCaptain,
    };
  });
  return { teams, strategy: openedAttempt.attempt.selection_strategy };
}
