import { expect, test } from "vitest";
import { cricsheetDocument, playedMatches } from "../testing/played-matches.ts";
import { ball, BALL_SIZE, COUNTS, countNames, dateOf, WICKET } from "./match-record.ts";
import { readCricsheet } from "./read-cricsheet.ts";

test("a T20 file becomes a record: sides, toss, balls, and the counts of the scoring package", () => {
  const [record] = playedMatches();
  expect(record).toMatchObject({ id: "1216492", female: false, competition: "men: Indian Premier League" });
  expect(dateOf(record!.day)).toBe("2020-09-19");
  expect(record!.players.filter(({ starter }) => starter)).toHaveLength(22);
  for (const { balls } of record!.innings) {
    let wickets = 0;
    for (let at = 0; at < balls.length; at += BALL_SIZE) if (balls[at + ball.outcome] === WICKET) wickets++;
    expect(wickets).toBeLessThanOrEqual(10);
    expect(balls[ball.over]).toBe(0);
  }
  const runs = record!.players.map(
    (_, player) => record!.counts[player * COUNTS + countNames.indexOf("runs")]!,
  );
  expect(Math.max(...runs)).toBe(71);
});

test("players are sorted by name, since the files list them in the order in which they batted", () => {
  for (const { players } of playedMatches())
    for (const side of [0, 1] as const) {
      const names = players.filter((player) => player.side === side).map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
    }
});

test("another format and another shape are refused", () => {
  expect(readCricsheet(cricsheetDocument("1384429"), "1384429")).toEqual({ ok: false, error: "not-t20" });
  expect(readCricsheet({ info: {} }, "1")).toEqual({ ok: false, error: "not-cricsheet" });
});

test("a player who came on during the match is no starter", () => {
  const record = readCricsheet(cricsheetDocument("1473511"), "1473511");
  if (!record.ok) throw new Error(record.error);
  expect(record.value.players.filter(({ starter }) => starter)).toHaveLength(22);
  expect(record.value.players.some(({ starter }) => !starter)).toBe(true);
});
