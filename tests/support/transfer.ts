import { type Page, expect } from "@playwright/test";
import type { CheckedTeam } from "./check-teams.ts";
import { jumpTo } from "./display.ts";
import { layersLeft } from "./flow.ts";
import { button } from "./player.ts";
import type { AppTeam } from "./sandbox.ts";
import { takePicture } from "./screen-check.ts";

interface HandedTeam {
  readonly number: number;
  readonly players: readonly number[];
  readonly captain: number;
  readonly viceCaptain: number;
}
interface StoredTransfer {
  readonly time: number;
  readonly fantasyApp: string;
  /** The app's ids of the match's players. */
  readonly players: readonly { readonly player_index: number; readonly id: string }[];
  /** The teams that were handed over. */
  readonly selectedTeams: readonly HandedTeam[];
}

/** The transfers that the device stores. */
export const storedTransfers = (page: Page): Promise<StoredTransfer[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open("teamwright");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction("tgk_transfers").objectStore("tgk_transfers").getAll();
          all.onsuccess = () =>
            resolve(
              all.result.map(({ time, fantasyApp, players, selectedTeams }) => ({
                time,
                fantasyApp,
                players,
                selectedTeams,
              })),
            );
        };
      }),
  );

/** Of the transfer that the device stored last: the app's ids by player_index, and the numbers of its teams. */
export async function lastTransfer(
  page: Page,
): Promise<{ readonly ids: Record<string, string>; readonly numbers: readonly number[] }> {
  const [last] = (await storedTransfers(page)).toSorted((a, b) => b.time - a.time);
  if (last === undefined) throw new Error("The device has no transfer");
  return {
    ids: Object.fromEntries(last.players.map(({ player_index: index, id }) => [index, id])),
    numbers: last.selectedTeams.map(({ number }) => number),
  };
}

export const contentOf = ({
  players,
  captain,
  viceCaptain,
}: Pick<AppTeam, "players" | "captain" | "viceCaptain">) =>
  `${[...players].sort().join(" ")} ${captain} ${viceCaptain}`;
export const wantedOf = (teams: readonly CheckedTeam[], ids: Record<string, string>) =>
  teams
    .map(({ team, captain, vicecaptain }) =>
      contentOf({
        players: team.flat().map((index) => ids[index] ?? "?"),
        captain: ids[captain] ?? "?",
        viceCaptain: ids[vicecaptain] ?? "?",
      }),
    )
    .sort();

export const selectTeams = async (page: Page, numbers: readonly number[]): Promise<void> => {
  await button(page, "Select").click();
  await jumpTo(page, numbers[0] ?? 0);
  for (const n of numbers) {
    // The tick is drawn after the tap was handled, so `check` would see the earlier state.
    const box = page.getByRole("checkbox", { name: `Select team ${n}`, exact: true });
    await box.click();
    await expect(box).toBeChecked();
  }
};

export const openArena = async (page: Page, app: string): Promise<void> => {
  await button(page, "Transfer").click();
  await takePicture(page, `dialog-${app}`);
  await page.getByRole("button", { name: `Transfer to ${app}` }).click();
  await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
  await expect(page.getByRole("tab", { name: "All selected" })).toBeVisible();
};

export const finish = async (page: Page, sentCount: number): Promise<void> => {
  const summary = page.getByRole("dialog", { name: /summary/ });
  await expect(summary).toBeVisible({ timeout: 90_000 });
  await expect(summary.getByText(`${sentCount} teams transferred`)).toBeVisible();
  await expect(summary.getByText("0 teams failed")).toBeVisible();
  await summary.getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
};

export const backToTeams = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Back to the teams" }).click();
  await expect(page).toHaveURL(/\/display\//);
  // The selection is still there, for another app.
  await button(page, "Cancel").click();
  await layersLeft(page);
};
