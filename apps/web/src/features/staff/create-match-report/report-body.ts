import { isWinnerImpossible, reportFaults } from "@teamwright/contract/report-faults";
import { reportResults } from "@teamwright/contract/report-shapes";
import type { ReportBody } from "@teamwright/contract";
import type { TextKey, TextValues } from "#i18n/translate.ts";
import type { ReportedMatch } from "./reported-match.ts";
import type { InformationDraft, ReportDraft, ResultDraft } from "./sections.ts";

export const sidesOf = (match: ReportedMatch) => ({
  leftTeamName: match.left_name,
  rightTeamName: match.right_name,
  leftTeamImage: match.left_image,
  rightTeamImage: match.right_image,
});

interface ReportProblem {
  readonly message: TextKey;
  readonly values?: TextValues;
}

const hasWinner = ({ matchResult }: ResultDraft): boolean =>
  !reportResults.some((value) => value === matchResult);

/** Why the result cannot be that of the match; null: it can. */
export function resultProblem(information: InformationDraft, result: ResultDraft): ReportProblem | null {
  const [fault] = reportFaults(information, result);
  if (fault) return fault;
  const battedFirst = (result.matchResult === information.tossWon) === (information.tossResult === "batting");
  return hasWinner(result) && isWinnerImpossible(result, battedFirst)
    ? { message: "replies.reportResultImpossible" }
    : null;
}

/** Why the report cannot be sent yet; null: it can. */
export function problemOf(draft: ReportDraft): ReportProblem | null {
  const { 3: teams, 5: information, 6: result } = draft;
  if (!draft[1] || !draft[2] || !teams || !draft[4] || !information || !result || !draft[7])
    return { message: "report-authoring.fillAllFieldsData" };
  const codes = [teams.one.sportTeamCode, teams.two.sportTeamCode];
  if (!codes.includes(information.tossWon) || (hasWinner(result) && !codes.includes(result.matchResult)))
    return { message: "report-authoring.teamsMismatch" };
  return resultProblem(information, result);
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
