import { describe, expect, it } from "vitest";
import { columnsOf, sampleOf } from "../testing/sample.ts";
import { teamsToCsv } from "./csv.ts";
import { teamsToJson } from "./json.ts";
import { teamsToText } from "./text.ts";

const nameOf = (index: number): string => `P${index}`;

describe("exports", () => {
  it("write CSV: quoted where needed, formulas disarmed, points where scored", () => {
    const { match, teams, columns } = sampleOf(0, 3, 7);
    const [plain] = teamsToCsv(columns, match, nameOf).split("\r\n");
    expect(plain).toBe(
      `Team,Credits,C,VC,${Array.from({ length: 11 }, (_, at) => `Player ${at + 1}`).join(",")}`,
    );
    const first = teams[0]!.team.flat()[0]!;
    const names = (index: number): string => (index === first ? '=HYPERLINK("x"), Jr' : nameOf(index));
    const csv = teamsToCsv(columns, match, names, {
      rows: Uint32Array.of(0),
      scores: Float64Array.of(301.5, 0, 0),
    });
    expect(csv).toContain(`"'=HYPERLINK(""x""), Jr"`);
    expect(csv.trimEnd().split("\r\n")).toHaveLength(2);
    expect(csv).toMatch(/,301\.5\r\n$/);
  });

  it("write text with roles and badges", () => {
    const { match, teams, columns } = sampleOf(2, 2, 7);
    const text = teamsToText(columns, match, nameOf, { rows: Uint32Array.of(1) });
    const { captain, vicecaptain } = teams[1]!;
    expect(text).toContain("Team 2\nPG: ");
    expect(text).toContain(`P${captain} (sp)`);
    expect(text).toContain(`P${vicecaptain} (pp)`);
    expect(text).toContain(`Credits ${teams[1]!.credits}\n`);
    const words = { team: "टीम", credits: "क्रेडिट", points: "पॉइंट" };
    const hindi = teamsToText(columns, match, nameOf, { rows: Uint32Array.of(1) }, words);
    expect(hindi).toBe(text.replace("Team 2", "टीम 2").replace("Credits", "क्रेडिट"));
  });

  it("write JSON that builds the same set again", () => {
    const { match, teams, columns } = sampleOf(3, 5, 7);
    const parsedTeams = JSON.parse(teamsToJson(columns, match, nameOf, { scores: new Float64Array(5) }));
    expect(columnsOf(parsedTeams, match)).toEqual(columns);
    expect(parsedTeams[0]).toMatchObject({ ...teams[0], points: 0 });
    expect(parsedTeams[0].names[teams[0]!.captain]).toBe(nameOf(teams[0]!.captain));
  });
});
