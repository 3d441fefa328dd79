import type {
  MatchResult,
  ReportChange,
  ReportChangeField,
  ReportForm,
  ReportPlayer,
} from "@teamwright/contract";

const playersOf = ({ playing11Data }: ReportForm): ReportPlayer[] => [
  ...playing11Data.leftTeamData,
  ...playing11Data.rightTeamData,
];

const textOf = (value: string | number | null | undefined): string => String(value ?? "");

const inningsText = (result: MatchResult, at: "first" | "second"): string => {
  const [score, wickets, overs] = [
    result[`${at}InningsScore`],
    result[`${at}InningsWickets`],
    result[`${at}InningsOvers`],
  ];
  if (score === null) return "";
  return `${score}${wickets === null ? "" : `/${wickets}`}${overs === null ? "" : ` (${overs})`}`;
};

const marginText = ({ margin }: MatchResult): string => JSON.stringify(margin ?? "").replaceAll(/[{}"]/g, "");

/** Single values of the form, as a reader of the history reads them. */
function valuesOf(form: ReportForm): Partial<Record<ReportChangeField, string>> {
  const { matchInformation: information, matchResult: result, dreamTeamData: dreamTeam } = form;
  const nameOf = (index: number): string =>
    textOf(playersOf(form).find(({ player_index }) => player_index === index)?.name);
  return {
    series: form.series.seriesName,
    pitch: form.pitch.pitchName,
    teamOne: form.teamOne.sportTeamName,
    teamTwo: form.teamTwo.sportTeamName,
    gender: information.matchGender,
    type: information.matchType,
    format: information.matchFormat,
    seriesName: information.seriesName,
    matchTime: information.matchTime,
    tossWon: information.tossWon,
    tossResult: information.tossResult,
    matchResult: result.matchResult,
    method: textOf(result.method),
    margin: marginText(result),
    firstInnings: inningsText(result, "first"),
    secondInnings: inningsText(result, "second"),
    captain: nameOf(dreamTeam.captain),
    viceCaptain: nameOf(dreamTeam.vicecaptain),
  };
}

/** Who left a list and who came to it; null where both have the same players. */
function membersChanged(
  field: ReportChangeField,
  before: readonly ReportPlayer[],
  after: readonly ReportPlayer[],
): ReportChange[] {
  const without = (list: readonly ReportPlayer[], others: readonly ReportPlayer[]) => {
    const ids = new Set(others.map((player) => player.player_fixed_id));
    return list.filter((player) => !ids.has(player.player_fixed_id)).map(({ name }) => name);
  };
  const change = {
    field,
    before: without(before, after).join(", "),
    after: without(after, before).join(", "),
  };
  return change.before === change.after ? [] : [change];
}

const dreamTeamOf = (form: ReportForm): ReportPlayer[] => {
  const members = new Set(form.dreamTeamData.team.flat());
  return playersOf(form).filter(({ player_index }) => members.has(player_index));
};

function playerChanges(before: ReportPlayer, after: ReportPlayer): ReportChange[] {
  const values = (player: ReportPlayer): [ReportChangeField, string][] => [
    ["points", textOf(player.points)],
    ["credits", textOf(player.credits)],
    ["selectedBy", textOf(player.selected_by)],
    ["role", textOf(player.role)],
    ["names", player.name],
  ];
  const now = new Map(values(after));
  return values(before).flatMap(([field, value]) => {
    const next = now.get(field) ?? "";
    return next === value ? [] : [{ field, before: value, after: next, player: after.name }];
  });
}

/** What differs between two versions of a report; empty where both say the same. */
export function reportChanges(before: ReportForm, after: ReportForm): ReportChange[] {
  const next = valuesOf(after);
  const single = Object.entries(valuesOf(before)).flatMap(([name, value]): ReportChange[] => {
    const field = name as ReportChangeField;
    return next[field] === value ? [] : [{ field, before: value, after: next[field] ?? "" }];
  });
  const stayingPlayers = new Map(playersOf(before).map((player) => [player.player_fixed_id, player]));
  return [
    ...single,
    ...membersChanged("dreamTeam", dreamTeamOf(before), dreamTeamOf(after)),
    ...membersChanged("playing11", playersOf(before), playersOf(after)),
    ...playersOf(after).flatMap((player) => {
      const earlier = stayingPlayers.get(player.player_fixed_id);
      return earlier ? playerChanges(earlier, player) : [];
    }),
  ];
}
