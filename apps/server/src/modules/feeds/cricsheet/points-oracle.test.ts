import { ruleSets, scoreCricket } from "@teamwright/scoring";
import { describe, expect, test } from "vitest";
import { dataFile } from "../testing/match-data.ts";
import { oraclePoints, oracleTables } from "../testing/points-oracle.ts";
import { parseCricsheet } from "./adapter.ts";
import { ballByBallOf } from "./scorecard.ts";

const files = [
  "1216492",
  "1216496",
  "1216504",
  "1252699",
  "1254075",
  "1254076",
  "1257951",
  "1348653",
  "1359519",
  "1384429",
  "1448397",
  "1473511",
  "1529308",
].map((number) => dataFile(`cricket/cricsheet/${number}.json`));

/** Every third player is a bowler, so that ducks and strike rates of both kinds occur. */
const isBowler = (name: string): boolean => name.length % 3 === 0;

describe("a second scorer, written from the tables alone", () => {
  test.each(Object.entries(oracleTables))("agrees on every player of every match by %s", (id, table) => {
    const rules = ruleSets.find((set) => set.id === id)!;
    let comparedCount = 0;
    for (const file of files) {
      const match = parseCricsheet(file);
      if (!match.ok) throw new Error(file.name);
      const { players } = scoreCricket(ballByBallOf(match.value), rules, (name) => (isBowler(name) ? 3 : 1));
      const truth = oraclePoints(JSON.parse(file.content) as never, table, isBowler);
      for (const { player, points, lines } of players) {
        expect([file.name, player, points]).toEqual([file.name, player, truth.get(player)]);
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
        comparedCount++;
      }
      expect(players).toHaveLength(truth.size);
    }
    expect(comparedCount).toBeGreaterThan(280);
  });

  test("a maiden is worth 8 in the T20 rules of 2020, and no rule-set of a day lacks a table here but half scales", () => {
    const rules = ruleSets.find((set) => set.id === "dream11-t20-2020")!;
    expect(rules.rules.find(({ rule }) => rule === "maiden")).toMatchObject({ points: 8 });
    const cricket = ruleSets.filter((set) => set.sport === "cricket" && set.format !== "HUNDRED");
    const without = cricket.map(({ id }) => id).filter((id) => oracleTables[id] === undefined);
    expect(without).toEqual(["dream11-odi-2017", "dream11-test-2017", "dream11-t10-2017"]);
  });
});
