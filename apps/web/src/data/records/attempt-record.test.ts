import { expect, test } from "vitest";
import { attemptRecord } from "./attempt-record.ts";
import { readStored } from "./stored-record.ts";

test("an attempt of version 1 is read: the sentence of a shortfall becomes a code, its numbers stay", () => {
  const first = {
    version: 1,
    match_id: "m-1",
    id: 1,
    type: "normal",
    generation_type: 2,
    time: 1_750_000_000_000,
    number_of_teams: 8,
    requested: 10,
    possible: { lineups: 4, teams: 8 },
    seed: 3,
    selection_strategy: null,
    shortfalls: [
      { rule: "captain_distribution", subject: "4", asked: 3, got: 2, why: "Only 2 teams have as captain 4" },
    ],
    shortcut: null,
    leagues: null,
  };
  expect(readStored(attemptRecord, first)).toEqual({
    ok: true,
    value: {
      ...first,
      version: 3,
      process_names: {},
      shortfalls: [
        { rule: "captain_distribution", subject: "4", asked: 3, got: 2, reason: "unknown", values: {} },
      ],
    },
  });
});

test("an attempt of version 2 has no links yet; links of version 3 are read back", () => {
  const second = {
    version: 2,
    match_id: "m-1",
    id: 1,
    type: "normal",
    generation_type: 2,
    time: 1_750_000_000_000,
    number_of_teams: 8,
    requested: 8,
    possible: null,
    seed: null,
    selection_strategy: null,
    shortfalls: [],
    shortcut: null,
    leagues: null,
  };
  const third = { ...second, version: 3, process_names: {} };
  expect(readStored(attemptRecord, second)).toEqual({ ok: true, value: third });
  const linkedAttempt = { ...third, process_names: { "1.2.3:1:2": "https%3A%2F%2Fapp.example%2Ft%2F1" } };
  expect(readStored(attemptRecord, linkedAttempt)).toEqual({ ok: true, value: linkedAttempt });
});
