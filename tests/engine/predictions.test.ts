import type { Player, SportIndex } from "@teamwright/domain";
import { predictionDataSchema } from "@teamwright/domain/prediction";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { commonStrategy, compile, countTeams, generate, predictionPreset, toTeams } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import { describe, expect, it } from "vitest";
import { nbaSalariesRecipe } from "../../apps/server/src/modules/feeds/recipes/nba-salaries.ts";
import { prematch2021Recipe } from "../../apps/server/src/modules/feeds/recipes/prematch-2021.ts";
import { premierLeagueRecipe } from "../../apps/server/src/modules/feeds/recipes/premier-league.ts";
import { proKabaddiRecipe } from "../../apps/server/src/modules/feeds/recipes/pro-kabaddi.ts";
import { dataFile } from "../../apps/server/src/modules/feeds/testing/match-data.ts";
import { detailOf } from "../../apps/server/src/modules/matches/match-view.ts";
import { planMatch } from "../../apps/server/src/modules/matches/plan-match.ts";
import { combinationsOf, predictionFaults, splitsOf } from "../support/check-prediction.ts";
import type { CheckedSections } from "../support/check-prediction.ts";

const sources = [
  [
    prematch2021Recipe,
    [
      "cricket/fantasy/prematch_2021-04-24_25.json",
      "cricket/fantasy/crosswalk.csv",
      ...["1254075", "1254076", "1257951"].map((number) => `cricket/cricsheet/${number}.json`),
    ],
  ],
  [
    premierLeagueRecipe,
    ["invented_gameweek.csv", "invented_fixtures.csv", "invented_teams.csv"].map(
      (name) => `football/${name}`,
    ),
  ],
  [nbaSalariesRecipe, ["basketball/salaries_20181225.csv", "basketball/boxscores_20181225.csv"]],
  [proKabaddiRecipe, ["kabaddi/invented_match.json", "kabaddi/invented_season_stats.csv"]],
] as const;

interface Subject {
  readonly name: string;
  /** Of the sports whose tables this file has. */
  readonly sport: Extract<SportIndex, 0 | 1 | 2 | 3>;
  readonly players: readonly Player[];
  readonly match: EngineMatch;
}

const subjects: readonly Subject[] = sources.flatMap(([recipe, files]) => {
  const read = recipe.read(files.map(dataFile));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.map((match) => {
    const plan = planMatch(null, match, recipe.name);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error));
    const detail = detailOf(plan.value.after);
    const players = [...detail.left_team_players, ...detail.right_team_players];
    const sport = detail.sport_index as Subject["sport"];
    return {
      name: `${recipe.name}: ${detail.left_team_name} v ${detail.right_team_name}, ${detail.id}`,
      sport,
      players,
      match: { sport, players },
    };
  });
});

const starters = [11, 11, 10, 8] as const;
const sides = (players: readonly Player[], chosen: readonly Player[]) => {
  const of = (side: 0 | 1) =>
    players.filter((one) => one.team_index === side && chosen.includes(one)).map((one) => one.player_index);
  return { leftSideTeam: of(0), rightSideTeam: of(1) };
};
const every = (list: readonly unknown[]): number[] => list.map((_, id) => id);
/** Each nth entry, another one for each variant. */
const some = (list: readonly unknown[], variant: number, step: number): number[] =>
  every(list).filter((id) => (id + variant) % step !== 0);

/** A prediction by the match's own figures: the likeliest players, some of the tables, a range that bites. */
function predict({ sport, players }: Subject, variant: number): CheckedSections {
  const weight = (player: Player) => (player.selected_by ?? 0) * 100 + player.credits;
  const likely = ([0, 1] as const).map((side) =>
    players
      .filter((player) => player.team_index === side)
      .toSorted((one, other) => other.playing - one.playing || weight(other) - weight(one)),
  );
  const playing = likely.flatMap((side) => side.slice(0, starters[sport]));
  const impact = likely.flatMap((side) => side.slice(starters[sport], starters[sport] + 1));
  const rankedPlayers = playing.toSorted((one, other) => weight(other) - weight(one));
  const droppedPlayers = rankedPlayers.slice(-2);
  const fixedPlayers = rankedPlayers.slice(variant, variant + 1);
  // Where few players are selected by half of all users, no split can be filled.
  const isKnown =
    players.every((player) => player.selected_by !== null) &&
    playing.filter((player) => (player.selected_by ?? 0) >= 50).length > 4;
  const counts = [0, 1, 2, 3, 4, 5].filter((count) => count !== 5 - variant);
  const roles = combinationsOf[sport][0]!.split("-").map(() => counts);
  return {
    playing: sides(players, playing),
    dropped: sides(players, droppedPlayers),
    fixed: sides(players, fixedPlayers),
    captains: sides(players, rankedPlayers.slice(0, 5 + variant)),
    viceCaptains: sides(players, rankedPlayers.slice(2, 8 + variant)),
    impact: sides(players, impact),
    credits: [variant * 5, 100 - variant * 0.5],
    partitions: some(splitsOf[sport], variant, 4),
    combinations: some(combinationsOf[sport], variant, 5),
    ...(isKnown && variant > 0 ? { percentages: some(splitsOf[sport], variant, 7) } : {}),
    frequency: { left: roles, right: roles },
  };
}

const head = { title: "A section", notes: false, extra: "" };
/** As the contract carries them, and as a server parses them. */
const sectionsOf = (checked: CheckedSections): PredictionSection[] =>
  predictionDataSchema.parse([
    {
      ...head,
      id: 0,
      predictionTitle: "A",
      name: "B",
      location: "C",
      pitchType: 0,
      weather: 0,
      avgScore: 150,
      firstBatting: 50,
      secondBatting: 50,
    },
    { ...head, id: 1, winningTeam: 0, winningType: 0 },
    { ...head, id: 2, ...checked.playing },
    { ...head, id: 3, ...checked.dropped },
    { ...head, id: 4, ...checked.fixed },
    { ...head, id: 5, ...checked.captains },
    { ...head, id: 6, ...checked.viceCaptains },
    { ...head, id: 7, leftCredit: checked.credits[0], rightCredit: checked.credits[1] },
    { ...head, id: 8, selectedList: checked.partitions },
    { ...head, id: 9, selectedList: checked.combinations },
    ...(checked.percentages ? [{ ...head, id: 10, selectedList: checked.percentages }] : []),
    { ...head, id: 11, selectedList: checked.frequency },
    { ...head, id: 12, ...checked.impact },
  ]);

const strategyOf = (subject: Subject, checked: CheckedSections) => {
  const preset = predictionPreset({ match: subject.match, sections: sectionsOf(checked) });
  if (!preset.ok) throw new Error(preset.error.code);
  return preset.value.strategy;
};
function teamsOf(subject: Subject, strategy: ReturnType<typeof strategyOf>, teams: number) {
  const plan = compile(subject.match, strategy);
  if (!plan.ok) throw new Error(plan.error.code);
  const generation = generate(plan.value, { teams, seed: 7 });
  if (!generation.ok) throw new Error(generation.error.code);
  return toTeams(generation.value.teams, subject.match);
}

it("covers every sport", () => {
  expect(new Set(subjects.map(({ sport }) => sport))).toEqual(new Set([0, 1, 2, 3]));
});

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  it.each([0, 1, 2])("every team of prediction %i meets every section", (variant) => {
    const checked = predict(subject, variant);
    const teams = teamsOf(subject, strategyOf(subject, checked), 300);
    expect(teams.length).toBeGreaterThan(0);
    expect(predictionFaults(teams, subject.players, subject.sport, checked)).toEqual([]);
  });

  it("teams that two predictions allow meet the sections of both, and each team of one that meets the other is counted", () => {
    const [one, other] = [predict(subject, 0), predict(subject, 1)];
    const strategies = [strategyOf(subject, one), strategyOf(subject, other)] as const;
    const common = commonStrategy(strategies);
    if (!common.ok) {
      // Nothing in common: no team of the one may meet the other.
      const teams = teamsOf(subject, strategies[0], 2000);
      for (const team of teams)
        expect(predictionFaults([team], subject.players, subject.sport, other)).not.toEqual([]);
      return;
    }
    const plan = compile(subject.match, common.value);
    if (!plan.ok) throw new Error(plan.error.code);
    const possible = countTeams(plan.value).teams;
    const commonTeams = possible === 0 ? [] : teamsOf(subject, common.value, 300);
    for (const checked of [one, other])
      expect(predictionFaults(commonTeams, subject.players, subject.sport, checked)).toEqual([]);
    const meetingTeams = teamsOf(subject, strategies[0], 2000).filter(
      (team) => predictionFaults([team], subject.players, subject.sport, other).length === 0,
    );
    expect(possible).toBeGreaterThanOrEqual(meetingTeams.length);
  });
});

it("the checker finds a broken section of each kind", () => {
  const subject = subjects[0]!;
  const checked = predict(subject, 1);
  const teams = teamsOf(subject, strategyOf(subject, checked), 50);
  const nobody = { leftSideTeam: [], rightSideTeam: [] };
  const heldSections = { leftSideTeam: teams.flatMap(({ team }) => team.flat()), rightSideTeam: [] };
  const brokenSections: readonly Partial<CheckedSections>[] = [
    { playing: nobody, impact: nobody },
    { dropped: heldSections },
    { fixed: { leftSideTeam: [69], rightSideTeam: [] } },
    { captains: nobody },
    { viceCaptains: nobody },
    { credits: [0, 1] },
    { partitions: [] },
    { combinations: [] },
    { percentages: [] },
    { frequency: { left: [[]], right: [[]] } },
  ];
  for (const change of brokenSections)
    expect(
      predictionFaults(teams, subject.players, subject.sport, { ...checked, ...change }),
      JSON.stringify(Object.keys(change)),
    ).not.toEqual([]);
});
