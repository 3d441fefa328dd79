import { expect, test } from "vitest";
import { describeMatch } from "../match/describe-match.ts";
import { learnMatch, makeModel } from "../model/forecast-model.ts";
import { OUTCOMES, WICKET } from "../records/match-record.ts";
import { settingOf } from "../testing/fitted-match.ts";
import { playedMatches } from "../testing/played-matches.ts";

const [record] = playedMatches();

/** How much likelier wickets are for one side's newcomers than for the other's, after so many equal matches. */
function differenceAfter(matches: number, competition: string): number {
  const model = makeModel();
  for (let match = 0; match < matches; match++) learnMatch(model, { ...record!, competition });
  const newcomers = settingOf(record!).players.map((player) => ({ ...player, id: `${player.id}-son` }));
  const { players } = describeMatch(model, { ...record!, competition, players: newcomers });
  const wicketOf = (side: 0 | 1): number =>
    players.find((player) => player.side === side)!.batting[OUTCOMES + WICKET]!;
  return Math.abs(wicketOf(0) - wicketOf(1));
}

test("national sides are taken to differ more than those of a league", () => {
  expect(differenceAfter(0, "men: international")).toBe(0);
  expect(differenceAfter(5, "men: international")).toBeGreaterThan(3 * differenceAfter(5, "men: League"));
});
