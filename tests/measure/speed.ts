import type { Page } from "@playwright/test";
import { button, demoMatch } from "../support/player.ts";

const match = demoMatch("cricket", "lineups");

export interface Taps {
  /** Milliseconds from a tap on a player until the strategy bar shows another exact count, sorted. */
  readonly toCount: readonly number[];
  /** Longest task of the main thread meanwhile; 0 when none took 50 ms. */
  readonly longestTask: number;
}

export interface GenerationTime {
  readonly teams: number;
  readonly toFirstCard: number;
  readonly longestTask: number;
}

export interface ScrollTime {
  readonly teams: number;
  readonly seconds: number;
  readonly frames: number;
  readonly dropped: number;
  readonly longestTask: number;
}

export interface TeamMeasures {
  readonly generated: readonly GenerationTime[];
  readonly scrolled: ScrollTime;
  readonly bytesPerTeam: number;
  /** Address of the largest attempt's display. */
  readonly display: string;
}

interface Watch {
  longest: number;
}

/** Makes the page record its longest task; browsers do not report tasks below 50 ms. */
const watchTasks = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watch: Watch = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
    }).observe({ entryTypes: ["longtask"] });
    (window as unknown as { watch: Watch }).watch = watch;
  });

const longestTask = async (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return Math.round((window as unknown as { watch: Watch }).watch.longest);
  });

export async function measureTaps(page: Page, url: string): Promise<Taps> {
  await page.goto(url);
  await choosePlayersAt(page, url);
  await page.waitForFunction(() => /teams possible: \d/.test(document.body.textContent ?? ""));
  await watchTasks(page);
  const toCount = await page.evaluate(async () => {
    const text = (): string =>
      [...document.querySelectorAll("[role=status],output")]
        .map((each) => each.textContent ?? "")
        .find((each) => each.startsWith("teams possible")) ?? "";
    const boxes = [...document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]:checked")];
    const times: number[] = [];
    for (const box of boxes.slice(0, 6))
      for (let tap = 0; tap < 2; tap++) {
        const before = text();
        const from = performance.now();
        box.click();
        await new Promise<void>((resolve) => {
          const look = (): void => {
            const now = text();
            if (now !== before && /\d/.test(now)) resolve();
            else requestAnimationFrame(look);
          };
          look();
        });
        times.push(performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    return times.toSorted((one, other) => one - other);
  });
  return { toCount, longestTask: await longestTask(page) };
}

async function choosePlayersAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/match/${match}`);
  await button(page, "Select all announced").click();
}

async function generate(page: Page, url: string, teams: number): Promise<GenerationTime> {
  await choosePlayersAt(page, url);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(teams));
  await page.waitForFunction(() => /teams possible: \d/.test(document.body.textContent ?? ""));
  await watchTasks(page);
  const toFirstCard = await page.evaluate(async () => {
    const wantedButton = [...document.querySelectorAll("button")].find(
      (each) => each.textContent?.trim() === "Generate Teams",
    );
    const from = performance.now();
    wantedButton?.click();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (document.querySelector('article[aria-label="Team 1"]') === null) requestAnimationFrame(look);
        else resolve();
      };
      look();
    });
    return performance.now() - from;
  });
  return { teams, toFirstCard: Math.round(toFirstCard), longestTask: await longestTask(page) };
}

/** Scrolls the teams for some seconds, one screen at a time, and counts late frames. */
async function scroll(page: Page, teams: number): Promise<ScrollTime> {
  await watchTasks(page);
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const look = (now: number): void => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    (window as unknown as { gaps: number[] }).gaps = gaps;
  });
  const cdp = await page.context().newCDPSession(page);
  const seconds = 5;
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 500,
    yDistance: -2000 * seconds,
    speed: 2000,
    gestureSourceType: "touch",
  });
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  const frame = 1000 / 60;
  const droppedFrames = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
  return {
    teams,
    seconds,
    frames: gaps.length,
    dropped: droppedFrames,
    longestTask: await longestTask(page),
  };
}

const usedMemory = async (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);

export async function measureTeams(
  page: Page,
  url: string,
  numbers: readonly number[],
): Promise<TeamMeasures> {
  const generationTimes: GenerationTime[] = [];
  let before = 0;
  for (const teams of numbers) {
    await page.goto(url);
    before = await usedMemory(page);
    generationTimes.push(await generate(page, url, teams));
  }
  const display = new URL(page.url()).pathname;
  const largest = numbers.at(-1) ?? 1;
  const bytesPerTeam = Math.round(((await usedMemory(page)) - before) / largest);
  await page.goto(url + display);
  await page.getByRole("article").first().waitFor();
  return { generated: generationTimes, scrolled: await scroll(page, largest), bytesPerTeam, display };
}
