import { describe, expect, it } from "vitest";
import { seededGenerator } from "../../random/generator.ts";
import { measureDifference } from "../difference.ts";
import { everyRow } from "../rows.ts";
import { everySport, sampleOf } from "../testing/sample.ts";
import { chooseTeams } from "./choose-teams.ts";
import { shareGaps } from "./share-gaps.ts";

describe("choosing some teams of many", () => {
  it("comes closer to the shares of all, and further apart, than random teams, in all sports", () => {
    for (const sport of everySport) {
      const { columns } = sampleOf(sport, 1500, 40 + sport, 14);
      const chosenRows = chooseTeams(columns, 20);
      expect(new Set(chosenRows).size).toBe(20);
      const ownMeasures = {
        gaps: shareGaps(columns, chosenRows),
        difference: measureDifference(columns, chosenRows),
      };
      const random = seededGenerator(sport + 1);
      for (let draw = 0; draw < 20; draw++) {
        const rows = new Set<number>();
        while (rows.size < 20) rows.add(random.below(columns.count));
        const drawnRows = Uint32Array.from(rows);
        const gaps = shareGaps(columns, drawnRows);
        expect(ownMeasures.gaps.players).toBeLessThan(gaps.players);
        expect(ownMeasures.gaps.captains).toBeLessThan(gaps.captains);
        expect(ownMeasures.gaps.viceCaptains).toBeLessThan(gaps.viceCaptains);
        expect(ownMeasures.difference.smallest!).toBeGreaterThanOrEqual(
          measureDifference(columns, drawnRows).smallest!,
        );
      }
    }
  });

  it("is among the best choices where all can be tried", () => {
    const { columns } = sampleOf(0, 9, 3);
    const badness = (rows: Uint32Array): number => {
      const { players, captains, viceCaptains } = shareGaps(columns, rows);
      return players + captains + viceCaptains;
    };
    const leastBadness = badness(chooseTeams(columns, 3));
    const all: number[] = [];
    for (let one = 0; one < 9; one++)
      for (let other = one + 1; other < 9; other++)
        for (let third = other + 1; third < 9; third++) all.push(badness(Uint32Array.of(one, other, third)));
    const better = all.filter((value) => value < leastBadness - 1e-9).length;
    expect(better / all.length).toBeLessThan(0.15);
  });

  it("chooses among the rows named only, gives the same rows again, and all when there are too few", () => {
    const { columns } = sampleOf(1, 300, 9);
    const rows = everyRow(columns).filter((row) => row % 3 === 0);
    const chosenRows = chooseTeams(columns, 12, rows);
    expect([...chosenRows].every((row) => row % 3 === 0)).toBe(true);
    expect(chooseTeams(columns, 12, rows)).toEqual(chosenRows);
    expect(chooseTeams(columns, 500, rows)).toEqual(rows);
    expect(chooseTeams(columns, 0, rows)).toHaveLength(0);
  });

  it("gives the figures of a part that is the whole as no gap", () => {
    const { columns } = sampleOf(3, 50, 2);
    expect(shareGaps(columns, everyRow(columns))).toEqual({ players: 0, captains: 0, viceCaptains: 0 });
  });
});
