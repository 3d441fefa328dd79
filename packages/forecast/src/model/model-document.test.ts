import { expect, test } from "vitest";
import { describeMatch } from "../match/describe-match.ts";
import { fittedMatch, settingOf } from "../testing/fitted-match.ts";
import { playedMatches } from "../testing/played-matches.ts";
import { learnMatch } from "./forecast-model.ts";
import { decodeModel, encodeModel } from "./model-document.ts";

const { model, record, forecast } = fittedMatch();

test("a model read from its bytes forecasts the same and learns on", () => {
  const read = decodeModel(encodeModel(model));
  if (!read.ok) throw new Error(read.error);
  const again = describeMatch(read.value, settingOf(record));
  for (const key of ["start", "chase", "conditions"] as const)
    for (const [index, value] of forecast[key].entries()) expect(again[key][index]).toBeCloseTo(value, 2);
  for (const [index, player] of forecast.players.entries()) {
    const other = again.players[index]!;
    expect(other).toMatchObject({ id: player.id, role: player.role, matches: player.matches });
    for (const [at, value] of player.batting.entries()) expect(other.batting[at]).toBeCloseTo(value, 2);
    for (const [at, value] of player.bowlingSpread.entries())
      expect(other.bowlingSpread[at]).toBeCloseTo(value, 2);
  }
  learnMatch(read.value, record);
  expect(read.value.matches).toBe(6);
  expect(read.value.day).toBe(record.day);
});

test("other bytes, damaged ones and other versions are refused", () => {
  const bytes = encodeModel(model);
  expect(decodeModel(new Uint8Array(3))).toEqual({ ok: false, error: "not-a-model" });
  expect(decodeModel(bytes.subarray(0, bytes.length - 1))).toEqual({ ok: false, error: "not-a-model" });
  const head = bytes.slice();
  head[20] = 0;
  expect(decodeModel(head)).toEqual({ ok: false, error: "not-a-model" });
  const later = bytes.slice();
  later[4] = 9;
  expect(decodeModel(later)).toEqual({ ok: false, error: "other-version" });
});

test("a model of version 1 forecasts on", () => {
  const bytes = encodeModel(model);
  bytes[4] = 1;
  const read = decodeModel(bytes);
  if (!read.ok) throw new Error(read.error);
  expect(describeMatch(read.value, settingOf(record)).players).toHaveLength(forecast.players.length);
});

test("the same matches give the same bytes", () => {
  expect(encodeModel(fittedMatch().model)).toEqual(encodeModel(model));
});

test("only players of the last season are in the document", () => {
  const matches = playedMatches();
  const later = {
    ...matches[0]!,
    day: matches[0]!.day + 2000,
    players: matches[0]!.players.map((player) => ({ ...player, id: `${player.id}-son` })),
  };
  const { model: fittedModel } = fittedMatch();
  learnMatch(fittedModel, later);
  const read = decodeModel(encodeModel(fittedModel));
  if (!read.ok) throw new Error(read.error);
  expect([...read.value.histories.keys()].every((id) => id.endsWith("-son"))).toBe(true);
});
