import type { FantasyApp, FantasyMatch } from "@teamwright/contract";

type SideTeamNames = { readonly leftTeamName?: string; readonly rightTeamName?: string };

/** The names that the app's player list needs; null when it needs both and one is missing. */
export function teamNamesOf(
  app: Pick<FantasyApp, "needs_team_names">,
  { left_team_name: left, right_team_name: right }: Pick<FantasyMatch, "left_team_name" | "right_team_name">,
): SideTeamNames | null {
  if (!app.needs_team_names) return {};
  return left === "" || right === "" ? null : { leftTeamName: left, rightTeamName: right };
}
