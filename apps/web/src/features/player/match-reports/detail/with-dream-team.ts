import type { ReportDetail } from "@teamwright/contract";

type OfTheTeam =
  | "dreamTeamData"
  | "points_by_section"
  | "dream_team_combination"
  | "playing11_role_count"
  | "dream_team_paritision"
  | "dream_team_captain_team"
  | "dream_team_captain_role"
  | "dream_team_vicecaptain_team"
  | "dream_team_vicecaptain_role";

/** A report that knows the roles of its players, and so its dream team. */
export type ReportWithTeam = ReportDetail & {
  readonly [Field in OfTheTeam]: NonNullable<ReportDetail[Field]>;
};

/** All fields of the dream team are null together. */
export const hasDreamTeam = (report: ReportDetail): report is ReportWithTeam => report.dreamTeamData !== null;
