import { expect, test } from "vitest";
import type { MatchRecord } from "#data/records/match-record.ts";
import { lessonsOf } from "./lessons.ts";
import type { DreamTeam, Study } from "./study.ts";

const dream: DreamTeam = {
  points: 900,
  players: new Set([1, 2, 3]),
  captain: 1,
  viceCaptain: 2,
  split: [7, 4],
  combination: "1-4-2-4",
  credits: 96.5,
};
const study = (match: string, attempt: number, part: Partial<Study>): Study => ({
  match: { id: match } as MatchRecord,
  attempt,
  toss: false,
  teams: 10,
  strategy: null,
  mine: 700,
  allowed: null,
  dream,
  rank: null,
  ...part,
});

test("a choice is held against the dream team only where it was made", () => {
  const { rates } = lessonsOf([
    study("a", 1, {
      strategy: { sport: 0, players: [1, 2, 3, 4], fixed: [1, 4], captains: [1], credits: [97, 100] },
    }),
    study("a", 2, { strategy: { sport: 0, players: [1, 2, 3], captains: [2, 3], partitions: [[7, 4]] } }),
    study("b", 1, {}),
  ]);
  expect(rates).toEqual([
    { choice: "fixed", hits: 1, of: 2 },
    { choice: "captains", hits: 1, of: 2 },
    { choice: "partitions", hits: 1, of: 1 },
    { choice: "credits", hits: 0, of: 1 },
  ]);
});

test("a match's dream team counts once, and a range once, however many attempts there were", () => {
  const strategy = { sport: 0 as const, players: [1, 2, 3], credits: [97, 100] as [number, number] };
  const lessons = lessonsOf([
    study("a", 1, { strategy }),
    study("a", 2, { strategy: { ...strategy, partitions: [[5, 6]] } }),
    study("b", 1, { dream: { ...dream, split: [5, 6], credits: 99 } }),
    study("c", 1, { dream: null }),
  ]);
  expect([lessons.matches, lessons.attempts]).toEqual([3, 4]);
  expect(lessons.splits).toEqual([
    { split: "7-4", matches: 1, allowedIn: 1 },
    { split: "5-6", matches: 1, allowedIn: 2 },
  ]);
  expect(lessons.credits).toEqual({ dreams: [96.5, 99], ranges: [[97, 100]] });
});

test("nothing studied teaches nothing", () => {
  expect(lessonsOf([])).toMatchObject({ matches: 0, attempts: 0, rates: [], splits: [] });
});
