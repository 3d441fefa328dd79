import type { PredictionSection } from "@teamwright/domain/prediction";
import { expect, it } from "vitest";
import { entryVotes, latestOfAuthors, playerVotes } from "./compare.ts";

const head = { title: "", notes: false, extra: "" };
const fixedSection = (left: number[], right: number[]): PredictionSection => ({
  id: 4,
  ...head,
  leftSideTeam: left,
  rightSideTeam: right,
});
const partitions = (selectedList: number[]): PredictionSection => ({ id: 8, ...head, selectedList });

it("tells who is named by how many, most first, and entries likewise", () => {
  const predictions = [
    [fixedSection([3], [14]), partitions([1, 2])],
    [fixedSection([], [14]), partitions([2])],
    [fixedSection([5], [14])],
  ];
  expect(playerVotes(predictions, 4)).toEqual([
    { id: 14, by: [0, 1, 2] },
    { id: 3, by: [0] },
    { id: 5, by: [2] },
  ]);
  expect(entryVotes(predictions, 8)).toEqual([
    { id: 2, by: [0, 1] },
    { id: 1, by: [0] },
  ]);
  expect(playerVotes(predictions, 3)).toEqual([]);
});

it("counts an author who predicts twice once, by the latest", () => {
  const by = (expertNumber: string, version: number) => ({ prediction: { expertNumber, version } });
  const list = [by("9000000001", 3), by("9000000002", 1), by("9000000001", 1)];
  expect(latestOfAuthors(list)).toEqual([list[0], list[1]]);
});
