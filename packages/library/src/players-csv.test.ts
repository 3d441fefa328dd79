import { expect, test } from "vitest";
import { readPlayers } from "./players-csv.ts";

const heading = "team,name,role,credits,projection";

test("players are read with quoted cells, names of roles and the mark of an editor", () => {
  const read = readPlayers(
    `\uFEFF${heading}\r\nHAW,"Vance, ""Ira""",center,9.5,\r\nRHI,Lark,pg,8,12.5\r\n`,
    "basketball",
  );
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.players).toMatchObject([
    { player_index: 0, name: 'Vance, "Ira"', role: 4, team_index: 0, credits: 9.5, projection: null },
    { player_index: 1, name: "Lark", role: 0, team_index: 1, selected_by: null, projection: 12.5 },
  ]);
});

test.each([
  ["team,name,role", { code: "no-column", field: "credits", row: 1 }],
  [`${heading}\nA,x,PG,9,\nB,y,XX,9,`, { code: "bad-cell", field: "role", row: 3 }],
  [`${heading}\nA,x,PG,nine,`, { code: "bad-cell", field: "credits", row: 2 }],
  [`${heading}\nA,x,PG,9,\nB,y,PG,9,\nC,z,PG,9,`, { code: "third-team", field: "team", row: 4 }],
])("a wrong file is refused with its row and column: %j", (text, error) => {
  expect(readPlayers(text, "basketball")).toEqual({ ok: false, error });
});
