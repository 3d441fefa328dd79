import { sameColumns } from "./attempt-versions.ts";
import type { OpenedAttempt } from "./attempts.ts";

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A newly read attempt that reuses the previous objects wherever nothing changed, so that storing a link does not
 * render 25,000 teams again.
 */
export function sharedWith(before: OpenedAttempt | null, now: OpenedAttempt): OpenedAttempt {
  if (before === null) return now;
  const sameTeams =
    sameColumns(before.teams.teams, now.teams.teams) &&
    sameText(before.teams.player_list, now.teams.player_list);
  return {
    match: sameText(before.match, now.match) ? before.match : now.match,
    attempt: now.attempt,
    teams: sameTeams && before.teams.id === now.teams.id ? before.teams : now.teams,
  };
}
