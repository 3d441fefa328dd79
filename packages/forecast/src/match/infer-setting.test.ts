import { expect, test } from "vitest";
import { learnMatch, makeModel } from "../model/forecast-model.ts";
import { playedMatches } from "../testing/played-matches.ts";
import { inferSetting } from "./infer-setting.ts";

const [record] = playedMatches();
const idsOf = (side: 0 | 1): string[] =>
  record!.players.filter((player) => player.side === side).map(({ id }) => id);
const squads = [idsOf(0), idsOf(1)] as const;

function learn(female: boolean) {
  const model = makeModel();
  const gender = female ? "women" : "men";
  for (const league of ["Premier League", "Indian Premier League"])
    for (let match = 0; match < 3; match++)
      learnMatch(model, { ...record!, female, competition: `${gender}: ${league}` });
  return model;
}

test("the league is the longest learned one in the name of the series", () => {
  const leagueOf = (series: string) => inferSetting(learn(false), series, squads).competition;
  expect(leagueOf("INDIAN PREMIER LEAGUE 2021")).toBe("men: Indian Premier League");
  expect(leagueOf("Premier League")).toBe("men: Premier League");
  expect(leagueOf("Netherlands tour of Nepal")).toBeNull();
});

test("a side is the one whose line-ups had most of the squad, whatever the document calls it", () => {
  const { teams } = inferSetting(learn(false), "", [[...idsOf(1), "newcomer"], idsOf(0)]);
  expect(teams).toEqual(["Chennai Super Kings", "Mumbai Indians"]);
  const strangers = idsOf(0).map((_, index) => (index < 3 ? idsOf(0)[index]! : `newcomer-${index}`));
  expect(inferSetting(learn(false), "", [strangers, idsOf(1)]).teams).toEqual([null, "Chennai Super Kings"]);
});

test("women play where the squads were in line-ups of women", () => {
  expect(inferSetting(learn(true), "Premier League", squads)).toEqual({
    female: true,
    competition: "women: Premier League",
    teams: record!.teams,
    nations: false,
  });
});

test("a series that names no league is international where both sides are national ones", () => {
  const model = learn(false);
  const series = "Netherlands tour of Nepal";
  expect(inferSetting(model, series, squads).nations).toBe(false);
  learnMatch(model, { ...record!, competition: "men: international" });
  expect(inferSetting(model, series, squads)).toMatchObject({ competition: null, nations: true });
  const newcomers = idsOf(1).map((id) => `${id}-son`);
  expect(inferSetting(model, series, [squads[0], newcomers]).nations).toBe(false);
});
