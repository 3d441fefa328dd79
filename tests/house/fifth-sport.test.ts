import type { Player, SportIndex, Strategy } from "@teamwright/domain";
import {
  matchDetailSchema,
  sportByIndex,
  sportProblem,
  sportSlugs,
  strategySchema,
} from "@teamwright/domain";
import {
  analyseTeams,
  bestTeams,
  compile,
  countTeams,
  decodeTeams,
  encodeTeams,
  explain,
  filterTeams,
  fromTeams,
  generate,
  quickPreset,
  smartPreset,
  teamsToCsv,
  toTeams,
} from "@teamwright/engine";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { GroundPicture } from "../../apps/web/src/blocks/team/ground-picture.tsx";
import { rosterFrom, teamAt } from "../../apps/web/src/blocks/team/team-view.ts";
import { filtersFromQuery, filtersToQuery } from "../../apps/web/src/blocks/team/filters-query.ts";
import { checkPool } from "../../apps/web/src/features/player/strategy/state/pool-rules.ts";
import { readDocument } from "../../apps/server/src/modules/match-model/read-document.ts";
import { thirteenASide } from "./thirteen-a-side.ts";

// Everything that the product needs for the sport: its data file, and its line in the list.
vi.mock("../../packages/domain/src/sports/list.ts", async (original) => {
  const { sports } = await original<{ sports: readonly unknown[] }>();
  const { thirteenASide: added } = await import("./thirteen-a-side.ts");
  return { sports: [...sports, added] };
});

const index = 4 as SportIndex;

/**
 * Thirteen players on the left, twelve of them of one role, and three on the right: counts of one side and role reach 12.
 * 560 lineups at most, so that a loop can try them all.
 */
const players: Player[] = Array.from({ length: 16 }, (_, index) => ({
  player_index: index * 4 + 3,
  player_fixed_id: `p${index}`,
  pl_id: null,
  name: `Player ${index}`,
  image: "",
  role: index < 12 ? 4 : [3, 0, 1, 2][index - 12]!,
  team_index: index < 13 ? 0 : 1,
  team_name: index < 13 ? "Left" : "Right",
  credits: 6.5 + (index % 4) * 0.5,
  points: 0,
  selected_by: (index * 37) % 100,
  captain_percentage: 5,
  vice_captain_percentage: 5,
  playing: 1,
  last_play: 1,
  last_play_text: "announced",
  fantasy_id_list: [],
}));
const match = { sport: index, players };
const all = players.map((player) => player.player_index);
const strategy = (more: Partial<Strategy> = {}): Strategy =>
  strategySchema.parse({ sport: index, players: all, ...more });

const countOf = (team: readonly Player[], test: (player: Player) => boolean) => team.filter(test).length;

/** Every lineup, each checked against the sport's own data. */
function lineups(isAllowed: (team: readonly Player[]) => boolean): number {
  let foundCount = 0;
  for (let bits = 0; bits < 1 << 16; bits++) {
    const team = players.filter((_, index) => ((bits >> index) & 1) === 1);
    if (team.length !== 13) continue;
    const left = countOf(team, (player) => player.team_index === 0);
    const counts = thirteenASide.roles.map((_, role) => countOf(team, (player) => player.role === role));
    const credits = team.reduce((sum, player) => sum + player.credits, 0);
    if (left < 4 || left > 12 || credits > 100) continue;
    if (!thirteenASide.roles.every(({ min, max }, role) => counts[role]! >= min && counts[role]! <= max))
      continue;
    if (isAllowed(team)) foundCount++;
  }
  return foundCount;
}

const possible = (asked: Strategy) => {
  const plan = compile(match, asked);
  return plan.ok ? countTeams(plan.value) : plan.error;
};

const groupOf = (by: number): number => (by < 30 ? 0 : by < 70 ? 1 : 2);
const bounds: readonly (readonly [string, Partial<Strategy>, (team: readonly Player[]) => boolean])[] = [
  ["nothing", {}, () => true],
  [
    "twelve or more of a group of fourteen",
    { groups: [{ players: all.slice(0, 14), min: 12, max: 12 }] },
    (team) => countOf(team, (player) => all.indexOf(player.player_index) < 14) === 12,
  ],
  [
    "eleven or twelve outside backs",
    { combinations: [[1, 0, 0, 0, 12], [0, 1, 0, 1, 11]] },
    (team) => {
      const counts = thirteenASide.roles.map((_, role) => countOf(team, (player) => player.role === role));
      return ["1-0-0-0-12", "0-1-0-1-11"].includes(counts.join("-"));
    },
  ],
  [
    "twelve outside backs of the left side",
    { role_frequency: { left: [[], [], [], [], [12]], right: [] } },
    (team) => countOf(team, (player) => player.role === 4) === 12,
  ],
  [
    "a split by percentage",
    { percentage: { pattern: 2, splits: [[4, 5, 4], [3, 5, 5], [4, 4, 5], [4, 6, 3]] } },
    (team) => {
      const counts = [0, 1, 2].map((group) => countOf(team, ({ selected_by: by }) => groupOf(by!) === group));
      return ["4-5-4", "3-5-5", "4-4-5", "4-6-3"].includes(counts.join("-"));
    },
  ],
]; // prettier-ignore

test.each(bounds)("a fifth sport with 13 players a team counts exactly under %s", (_, asked, allowed) => {
  const count = lineups(allowed);
  expect(count).toBeGreaterThan(0);
  expect(possible(strategy(asked))).toEqual({ lineups: count, teams: count * 13 * 12 });
});

test("its teams are generated, stored, filtered, counted and exported", () => {
  const plan = compile(match, strategy());
  if (!plan.ok) throw new Error(plan.error.code);
  const generation = generate(plan.value, { teams: 400, seed: 5 });
  if (!generation.ok) throw new Error(generation.error.code);
  const { teams } = generation.value;
  expect(teams.count).toBe(400);
  const json = toTeams(teams, match);
  for (const { team } of json) expect(team.flat()).toHaveLength(13);
  expect(decodeTeams(encodeTeams(teams))).toMatchObject({ ok: true, value: { count: 400, sport: 4 } });
  expect(fromTeams(json, match)).toMatchObject({ ok: true });

  const wantedCounts = json[0]!.team.map((list) => list.length);
  const filters = [{ kind: "combination" as const, combinations: [wantedCounts] }];
  const keptTeams = filterTeams(teams, match, filtersFromQuery(new URLSearchParams(filtersToQuery(filters))));
  const same = json.filter(({ team }) => team.map((list) => list.length).join() === wantedCounts.join());
  expect(keptTeams.length).toBe(same.length);

  const splits = analyseTeams(teams, match);
  expect(splits.combinations.find(({ kind }) => kind.join() === wantedCounts.join())?.teams).toBe(
    same.length,
  );
  for (const { kind } of splits.combinations) expect(kind.reduce((sum, count) => sum + count, 0)).toBe(13);
  expect(teamsToCsv(teams, match, (at) => `P${at}`).split("\n")[0]).toContain("Player 13");
});

test("presets, explanations and the best team work from its data", () => {
  const input = { match, pool: all };
  for (const preset of [quickPreset(input), smartPreset({ ...input, pitch: "batting", strong: 0 })])
    expect(possible("ok" in preset ? (preset.ok ? preset.value.strategy : strategy()) : preset.strategy)).toMatchObject({ teams: expect.any(Number) as number }); // prettier-ignore
  const points = Array.from({ length: 70 }, (_, at) => at);
  const best = bestTeams(match, strategy(), points, 1);
  expect(best.ok && toTeams(best.value.teams, match)[0]?.captain).toBe(all.at(-1));
  expect(explain(match, strategy({ credits: [99.99, 100] }))).toMatchObject({ ok: true });
});

test("schemas, the feed's reader and the pool's rules know it", () => {
  expect(sportSlugs).toContain("rugby-league");
  expect(matchDetailSchema.def.getter().shape.sport_index.safeParse(4).success).toBe(true);
  const read = readDocument(
    {
      id: "m",
      sport: "rugby-league",
      left: { players: [{ id: "a", name: "A", role: "Rake", credits: 8 }] },
    },
    () => ({ file: "f" }),
  );
  expect(read).toMatchObject({ ok: true, value: { sport: 4, sides: [{ players: [{ role: 1 }] }, {}] } });
  expect(checkPool(sportByIndex(index), players.slice(1))).toBeNull();
  expect(checkPool(sportByIndex(index), players.slice(0, 13))).not.toBeNull();
});

test("a team is drawn on its ground with every player", () => {
  const plan = compile(match, strategy());
  if (!plan.ok) throw new Error(plan.error.code);
  const generation = generate(plan.value, { teams: 1, seed: 1 });
  if (!generation.ok) throw new Error(generation.error.code);
  const team = teamAt(generation.value.teams, 0, rosterFrom(index, players));
  const html = renderToStaticMarkup(
    createElement(GroundPicture, { team, sport: sportByIndex(index), figure: "credits", isLinked: false }),
  );
  expect(html).toContain(thirteenASide.ground.marks);
  expect(html.match(/role="listitem"/g)).toHaveLength(13);
});

test("a sport that keys or stored bytes cannot hold is refused with a code", () => {
  expect(sportProblem(thirteenASide)).toBeNull();
  expect(sportProblem({ ...thirteenASide, teamSize: 16 })).toBe("team-too-large");
  expect(sportProblem({ ...thirteenASide, roles: [...thirteenASide.roles, thirteenASide.roles[0]!] })).toBe(
    "too-many-roles",
  );
  expect(sportProblem({ ...thirteenASide, partitions: [[6, 6]] })).toBe("count-of-another-size");
  expect(compile({ ...match, sport: 9 as SportIndex }, strategy())).toMatchObject({
    ok: false,
    error: { code: "unknown-sport" },
  });
});
