import { type Locator, type Page, expect } from "@playwright/test";
import { type StrategyDraft, emptyDraft } from "../../apps/web/src/data/strategy/draft.ts";
import type { CheckedPlayer } from "./check-teams.ts";
import { untilStored } from "./flow.ts";
import { openEnvelope } from "./payload.ts";
import type { Product } from "./product.ts";

export type Sport = "cricket" | "football" | "basketball" | "kabaddi";
export type Scene = "lineups" | "evening" | "plain" | "ahead" | "running" | "finished";

/** The demo's matches have generated ids. */
export const demoMatch = (sport: Sport, scene: Scene): string => `demo-${sport}-${scene}`;

export interface NamedPlayer extends CheckedPlayer {
  readonly name: string;
  readonly image: string;
  readonly points: number;
  readonly captain_percentage: number | null;
  readonly vice_captain_percentage: number | null;
  readonly playing: number;
  readonly last_play: number;
  readonly last_play_text: "announced" | "unavailable" | "substitute" | "other";
}

export interface DemoMatch {
  readonly id: string;
  readonly sport_index: StrategyDraft["strategy"]["sport"];
  readonly left_team_name: string;
  readonly right_team_name: string;
  readonly left_team_players: readonly NamedPlayer[];
  readonly right_team_players: readonly NamedPlayer[];
}

/** The data of an address of the API, read as the user of the page or of a session. */
type Read = (path: string) => Promise<unknown>;

async function readMatch(read: Read, id: string): Promise<DemoMatch> {
  const [envelope, bootstrap] = await Promise.all([
    read(`/api/fantasy/match/${id}`) as Promise<Parameters<typeof openEnvelope>[0]>,
    read("/api/bootstrap") as Promise<{ payload_key: string }>,
  ]);
  return openEnvelope<DemoMatch>(envelope, bootstrap.payload_key);
}

/** The match as the server returns it to a customer, decrypted with only the payload key. */
export async function matchOf({ url, sessionOf }: Product, id: string): Promise<DemoMatch> {
  const { cookies } = await sessionOf("customer");
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const read: Read = async (path) =>
    ((await (await fetch(url + path, { headers })).json()) as { data: unknown }).data;
  return readMatch(read, id);
}

export const squadOf = (match: DemoMatch): NamedPlayer[] => [
  ...match.left_team_players,
  ...match.right_team_players,
];

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, ...(typeof name === "string" ? { name, exact: true } : { name }) });

/** A toast or a notice with exactly this text. */
export const expectWords = async (page: Page, words: string): Promise<void> => {
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
};

/** Opens a part of the menu beside the list of players. */
export async function fromMenu(page: Page, name: "Line-up and marks" | "Rules" | "Edit Data"): Promise<void> {
  await button(page, "More").click();
  const menu = page.getByRole("group", { name: "More" });
  await menu.getByRole(name === "Edit Data" ? "link" : "button", { name, exact: true }).click();
}

export async function openPlayers(page: Page, id: string): Promise<void> {
  await page.goto(`/match/${id}`);
  await expect(heading(page, "Choose players")).toBeAttached();
}

/** Ticks or unticks players and cards by their names; by keyboard, because a row may be under a sticky header. */
export async function tick(page: Page, names: readonly string[], on = true): Promise<void> {
  for (const name of names) {
    const box = page.getByRole("main").getByRole("checkbox", { name, exact: true }).first();
    if ((await box.isChecked()) !== on) await box.press("Space");
    await expect(box).toBeChecked({ checked: on });
  }
}

/** The maximum in the hint under the list of basketball players. */
const MAX_PLAYERS = 16;

/** Chooses the announced players; basketball announces fewer than a pool needs, so the bench is included. */
export async function choosePlayers(page: Page, id: string): Promise<void> {
  await openPlayers(page, id);
  await button(page, "Select all announced").click();
  const unchosen = page.getByRole("main").getByRole("checkbox", { checked: false });
  const chosenBoxes = page.getByRole("main").getByRole("checkbox", { checked: true });
  await expect(chosenBoxes.first()).toBeAttached();
  const most = id.includes("basketball") ? MAX_PLAYERS : 0;
  for (let count = await chosenBoxes.count(); count < most; count = await chosenBoxes.count()) {
    await unchosen.last().press("Space");
    await expect(chosenBoxes).toHaveCount(count + 1);
  }
}

/**
 * Opens the number of teams as a user who chose the announced players before and reloads: the list of players and the ways
 * cost half of the work of making quick teams. Journeys about the quick way take each step.
 */
async function openQuickWay(page: Page, id: string): Promise<void> {
  const read: Read = async (path) =>
    ((await (await page.request.get(path)).json()) as { data: unknown }).data;
  const match = await readMatch(read, id);
  const players = squadOf(match);
  const announcedPlayers = players.filter(({ playing }) => playing === 1);
  const bench = players.filter(({ playing }) => playing !== 1);
  const missing = id.includes("basketball") ? Math.max(0, MAX_PLAYERS - announcedPlayers.length) : 0;
  const chosenIndexes = [...announcedPlayers, ...bench.slice(0, missing)].map(
    (player) => player.player_index,
  );
  const draft: StrategyDraft = {
    ...emptyDraft(id, match.sport_index, new Date().toISOString()),
    way: "quick",
    strategy: { sport: match.sport_index, players: chosenIndexes },
  };
  const storing = await page.addInitScript(
    ([json, matchId]) => {
      localStorage.setItem(`strategy_draft:${matchId}`, json);
      for (const store of [localStorage, sessionStorage]) store.setItem("strategy_match", matchId);
    },
    [JSON.stringify(draft), id] as const,
  );
  await page.goto("/advanced");
  await storing.dispose();
}

/** Makes quick teams: announced players, all defaults, the given number. Resolves with the attempt's number. */
export async function quickTeams(page: Page, id: string, teams: number): Promise<number> {
  await openQuickWay(page, id);
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(teams));
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\/.+\/\d+\/9\/9$/);
  await expect(heading(page, new RegExp(`^${teams.toLocaleString("en")} teams?$`))).toBeAttached();
  await untilStored(page);
  return Number(new URL(page.url()).pathname.split("/")[3]);
}

export const displayPath = (
  match: string,
  attempt: number,
  type: number | string = 9,
  value: number | string = 9,
): string => `/display/${match}/${attempt}/${type}/${value}`;
