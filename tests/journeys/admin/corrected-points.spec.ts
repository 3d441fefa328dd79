import { storeReports } from "../../support/match-reports-data.ts";
import { importMatches } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { button, publishReport, expectWords } from "./staff.ts";

test.use({ account: "primeAdmin" });

interface Player {
  readonly player_fixed_id: string;
  readonly name: string;
  readonly role: number;
  readonly points: number;
}
interface Form {
  readonly matchId: string;
  readonly playing11Data: {
    readonly leftTeamData: readonly Player[];
    readonly rightTeamData: readonly Player[];
  };
}

const ROLES = ["WK", "BAT", "AL", "BOWL"];

/** The finished match of a report as its source tells it; `pointsOf` corrects. */
function matchOf({ matchId, playing11Data }: Form, pointsOf: (player: Player) => number) {
  const side = (short_name: string, players: readonly Player[]) => ({
    name: short_name,
    short_name,
    players: players.map((player) => ({
      id: player.player_fixed_id,
      pl_id: player.player_fixed_id,
      name: player.name,
      role: ROLES[player.role],
      credits: 9,
      playing: true,
      points: pointsOf(player),
    })),
  });
  return {
    id: matchId,
    sport: "cricket",
    match_time: new Date(Date.now() - 8 * 86_400_000).toISOString(),
    series: "Journey Trophy",
    status: "finished",
    left: side("QUO", playing11Data.leftTeamData),
    right: side("FEL", playing11Data.rightTeamData),
  };
}

test("points that the source corrected are taken over into the report", async ({ page, product }) => {
  const { seriesId } = await storeReports(product, 1);
  const { send } = await staffCalls(product, "primeAdmin");
  const list = await send("POST", "/api/matchreport/matchlist", { seriesData: seriesId });
  const { matchReportId: id } = (list["data"] as { matchReportId: string }[])[0]!;
  const { form } = (await send("GET", `/api/matchreport/form/${id}`))["data"] as { form: Form };

  // The source says the same as the report: nothing is offered.
  await importMatches(
    product,
    matchOf(form, ({ points }) => points),
  );
  await page.goto(`/editmatchreport/${id}`);
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(7);
  await expect(button(page, "Take these points")).toHaveCount(0);

  // It corrects two players: "Player 10", who leads the dream team, and "Player 0".
  const correctedPoints: Readonly<Record<string, number>> = { "Player 10": 125, "Player 0": 4 };
  await importMatches(
    product,
    matchOf(form, ({ name, points }) => correctedPoints[name] ?? points),
  );
  await page.reload();
  await expectWords(
    page,
    "The match has other points now for 2 players. The report still counts the old ones.",
  );
  await checkBothWidths(page, "corrected points");
  await button(page, "Take these points").click();
  await expect(button(page, "Take these points")).toHaveCount(0);
  // The draft has them, also after a reload.
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is back\./)).toBeVisible();
  await expect(button(page, "Take these points")).toHaveCount(0);
  await publishReport(page);
  await page.waitForURL(`**/matchreportdata/${id}`);
  await expect(page.getByRole("region", { name: "History" })).toContainText("Version 2");
  const captain = page.getByRole("region", { name: "Dream team" }).getByRole("row", { name: /Player 10/ });
  await expect(captain).toContainText("250");
  await expect(page.getByRole("row", { name: /Player 0\b/ }).first()).toContainText("4");
});
