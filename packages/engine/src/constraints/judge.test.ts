import { percentageGroup } from "@teamwright/domain/sports";
import { expect, test } from "vitest";
import { narrow, settingOf } from "../rules/narrow.ts";
import { diceOf, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { leaderPairs, lineupFits, oracleLineups } from "../testing/oracle.ts";
import { Judge } from "./judge.ts";

test("a team is judged as the oracle judges it by the strategy, over all sports and every rule", () => {
  const seed = runSeed();
  const verdicts = { legal: 0, illegal: 0 };
  for (let round = 0; round < 400; round++) {
    const dice = diceOf(seed + round);
    const match = randomMatch(dice);
    const strategy = randomStrategy(dice, match);
    const setting = settingOf(match);
    if (!setting.ok) throw new Error(setting.error.code);
    const constraints = narrow(strategy, setting.value);
    if (!constraints.ok) throw new Error(constraints.error.code);
    const judge = new Judge(constraints.value);
    const { teamSize } = setting.value.sport;
    const legal = [...oracleLineups(match, strategy)].slice(0, 20);
    const random = Array.from({ length: 40 }, () => dice.some(match.players, teamSize));
    for (const team of [...legal, ...random]) {
      const players = team.map((player) => player.player_index);
      const isAllowedByHand =
        players.every((player) => strategy.players.includes(player)) && lineupFits(team, strategy);
      const note = `TEAMWRIGHT_SEED=${seed + round}: ${players.join()}`;
      expect(judge.brokenByPlayers(players) === undefined, note).toBe(isAllowedByHand);
      const pairs = new Set(leaderPairs(team, strategy).map(String));
      const captain = dice.pick(players);
      const viceCaptain = dice.pick(players);
      expect(judge.brokenBy(players, captain, viceCaptain) === undefined, note).toBe(
        isAllowedByHand && pairs.has(`${captain},${viceCaptain}`),
      );
      verdicts[isAllowedByHand ? "legal" : "illegal"]++;
    }
  }
  expect(verdicts.legal).toBeGreaterThan(100);
  expect(verdicts.illegal).toBeGreaterThan(1000);
});

test("the broken rule is named", () => {
  const match = randomMatch(diceOf(5), 0, [8, 8]);
  const all = match.players.map((player) => player.player_index);
  const setting = settingOf(match);
  if (!setting.ok) throw new Error(setting.error.code);
  const [team] = [...oracleLineups(match, { sport: 0, players: all })];
  const players = team!.map((player) => player.player_index);
  const judgeCase = (strategy: object) => {
    const constraints = narrow({ sport: 0, players: all, ...strategy }, setting.value);
    if (!constraints.ok) throw new Error(constraints.error.code);
    return new Judge(constraints.value).brokenBy(players, players[0]!, players[1]!);
  };
  const left = team!.filter((player) => player.team_index === 0).length;
  const others = all.filter((player) => !players.includes(player));
  const low = team!.filter(({ selected_by: by }) => percentageGroup(1, by ?? 0) === 0).length;
  expect(judgeCase({})).toBeUndefined();
  expect(judgeCase({ players: all.filter((player) => player !== players[3]) })).toBe("pool");
  expect(judgeCase({ fixed: others.slice(0, 1) })).toBe("fixed");
  expect(judgeCase({ captains: players.slice(1) })).toBe("captains");
  expect(judgeCase({ vice_captains: players.slice(2) })).toBe("vice-captains");
  expect(judgeCase({ partitions: [[left - 1, 12 - left]] })).toBe("partitions");
  expect(judgeCase({ combinations: [] })).toBe("combinations");
  expect(judgeCase({ credits: [0, 10] })).toBe("credits");
  expect(judgeCase({ side_credits: { right: [0, 1] } })).toBe("side-credits");
  expect(judgeCase({ group_credits: { low: [0, 0], high: [0, 0] } })).toBe("group-credits");
  expect(judgeCase({ groups: [{ players: others, min: 1, max: 2 }] })).toBe("groups");
  expect(judgeCase({ percentage: { pattern: 1, splits: [[(low + 1) % 12, 11 - ((low + 1) % 12)]] } })).toBe(
    "percentage",
  );
  expect(judgeCase({ role_frequency: { left: [[9]], right: [] } })).toBe("role-frequency");
  expect(judgeCase({ percentage_frequency: { low: { left: [[9]], right: [] } } })).toBe(
    "percentage-frequency",
  );
});
