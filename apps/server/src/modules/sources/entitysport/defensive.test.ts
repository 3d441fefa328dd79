import { expect, test } from "vitest";
import type { SourceContext, SourceMatch, SourceTask } from "../source.ts";
import { entitySportCricket } from "./cricket.ts";
import { entitySportKabaddi } from "./kabaddi.ts";

const match: SourceMatch = {
  externalId: "7",
  startsAt: new Date("2026-11-25T14:00:00Z"),
  state: "not_started",
  endedAt: null,
  lineupsOut: false,
  details: { left: "1", right: "2", leftName: "Harbour", rightName: "Lantern", format: "t20" },
};
const context: SourceContext = {
  now: new Date("2026-11-25T13:40:00Z"),
  setting: {},
  known: () => match,
  players: [],
  pastPoints: new Map(),
};
const squad: SourceTask = { key: "squad:7", part: "squad", match };
const list: SourceTask = { key: "fixtures:day", part: "fixtures", list: entitySportCricket.lists[0]! };
const ok = (response: unknown) => ({ status: "ok", response });

test("a squad with the least that a vendor may send, in whatever types", () => {
  const players = [
    { pid: 11, title: " Asha Rao " },
    { pid: "12", title: "Mira Sen", playing_role: "bowl", fantasy_player_rating: "8.7", logo_url: null },
    { pid: 13, title: "Tara Iyer", playing_role: "", fantasy_player_rating: 0 },
    { title: "Nobody's id" },
    null,
  ];
  const read = entitySportCricket.read(
    squad,
    [ok({ squads: [{ team_id: 1, players }, { team_id: 9 }] })],
    context,
  );
  expect(read.ok && read.value.documents).toEqual([
    {
      id: "entitysport-cricket-7",
      sport: "cricket",
      format: "t20",
      left: {
        name: "Harbour",
        players: [
          { id: "esc-11", name: "Asha Rao" },
          { id: "esc-12", name: "Mira Sen", role: "bowl", credits: 8.5 },
          { id: "esc-13", name: "Tara Iyer" },
        ],
      },
      right: { name: "Lantern" },
    },
  ]);
});

test("a line-up of another match is nobody's, also where a side has no id of ours", () => {
  const lineup: SourceTask = { key: "lineup:7", part: "lineup", match };
  const side = (team: number, first: number) => ({
    team_id: team,
    squads: Array.from({ length: 11 }, (_, at) => ({ player_id: first + at, name: "", playing11: "true" })),
  });
  const read = (teama: object, teamb: object) =>
    entitySportCricket.read(lineup, [ok({ teama, teamb })], context);
  expect(read(side(8, 11), side(9, 31))).toEqual({ ok: true, value: { seen: [], documents: [] } });
  const half = read(side(8, 11), side(1, 31));
  expect(half.ok && half.value.seen).toEqual([{ externalId: "7", lineupsOut: false }]);
  expect(half.ok && half.value.documents[0]?.["right"]).toEqual({ name: "Lantern" });
});

test("a match that cannot be read is left out and told, the others are taken", () => {
  const one = {
    match_id: "7",
    status: "3",
    teama: { team_id: 2, name: "Lantern" },
    teamb: { team_id: "1", name: "Harbour" },
    timestamp_start: "1795615200",
  };
  const body = ok({
    items: [one, { ...one, match_id: 8, timestamp_start: "" }, "nonsense"],
    total_pages: "1",
  });
  const read = entitySportCricket.read(list, [body], context);
  expect(read.ok && read.value.documents).toMatchObject([
    {
      id: "entitysport-cricket-7",
      status: "in_progress",
      left: { name: "Harbour" },
      right: { name: "Lantern" },
    },
  ]);
  expect(read.ok && read.value.skipped).toHaveLength(2);
});

test.each([undefined, null, "", [], "Data not available", { items: "none" }, { squads: 5, squad: [] }])(
  "a reply of %j is a failure or brings nothing, and never throws",
  (response) => {
    for (const source of [entitySportCricket, entitySportKabaddi])
      for (const part of ["squad", "lineup", "score"] as const) {
        const read = source.read({ key: "x", part, match }, [ok(response)], context);
        expect(read.ok ? read.value.documents : []).toEqual([]);
      }
  },
);
