import type { ReportBody } from "@teamwright/contract";
import type { ReportedMatch } from "./reported-match.ts";
import type { ReportDraft } from "./sections.ts";

export const sidesOf = (match: ReportedMatch) => ({
  leftTeamName: match.left_name,
  rightTeamName: match.right_name,
  leftTeamImage: match.left_image,
  rightTeamImage: match.right_image,
});

/** Why the report cannot be sent yet; null: it can. */
export function problemOf(draft: ReportDraft): "incomplete" | "mismatch" | null {
  const { 3: teams, 5: information, 6: result } = draft;
  if (!draft[1] || !draft[2] || !teams || !draft[4] || !information || !result || !draft[7])
    return "incomplete";
  const codes = [teams.one.sportTeamCode, teams.two.sportTeamCode];
  const named = [...codes, "tie", "draw", "no result"];
  return codes.includes(information.tossWon) && named.includes(result.matchResult) ? null : "mismatch";
}

/** What the create call takes; null while a section is missing. */
export function createBody(matchId: string, draft: ReportDraft) {
  const { 1: series, 2: pitch, 3: teams, 4: dreamTeamData, 5: information, 6: result, 7: playing } = draft;
  if (!series || !pitch || !teams || !dreamTeamData || !information || !result || !playing) return null;
  const data: ReportBody = {
    matchId,
    dreamTeamData,
    matchInformation: information,
    matchResult: result,
    playing11Data: playing,
  };
  return {
    seriesId: series._id,
    pitchId: pitch._id,
    teamOneId: teams.one._id,
    teamTwoId: teams.two._id,
    gender: information.matchGender,
    format: information.matchFormat,
    sportIndex: 0 as const,
    data,
  };
}
