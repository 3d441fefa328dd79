import { demoAccounts } from "../../support/demo.ts";
import { launch } from "../../support/browser.ts";
import { signIn } from "../../support/flow.ts";
import type { Session } from "../../support/product.ts";
import { raiseTeamLimit } from "../raise-team-limit.ts";
import { Recorder } from "./recorder.ts";
import type { MeasuredAction } from "./recorder.ts";
import { SourceNames } from "./source-names.ts";
import { walk } from "./walk.ts";

const phone = { viewport: { width: 390, height: 844 }, locale: "en-IN", timezoneId: "Asia/Kolkata" } as const;

/** Signs in an account that may merge attempts and make 25,000 teams: the owner of a group, with the limit raised. */
export async function signInForMany(url: string): Promise<Session> {
  const account = demoAccounts.groupOwner;
  await raiseTeamLimit(url, account);
  const browser = await launch();
  const page = await browser.newPage();
  await signIn(page, url, account.phone, account.password);
  const session = await page.context().storageState();
  await browser.close();
  return session;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

interface MainThreadOptions {
  readonly slower: number;
  readonly rounds: number;
  /** Whether one more round records what ran. */
  readonly sampled?: boolean;
}

/**
 * The longest task of the main thread during each action of a player with 25,000 teams, median of the rounds. What ran
 * in it is recorded in an additional round, because sampling slows the page.
 */
export async function measureMainThread(
  url: string,
  storageState: Session,
  { slower, rounds, sampled = true }: MainThreadOptions,
): Promise<readonly MeasuredAction[]> {
  const browser = await launch();
  const names = new SourceNames();
  const all: MeasuredAction[][] = [];
  for (let round = sampled ? 0 : 1; round <= rounds; round++) {
    const visit = await browser.newContext({ ...phone, storageState });
    const page = await visit.newPage();
    const cdp = await visit.newCDPSession(page);
    const recorder = new Recorder(page, cdp, names, round === 0);
    await recorder.begin();
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await walk(recorder, url);
    all.push(recorder.measuredActions);
    await visit.close();
  }
  await browser.close();
  const [first = []] = all;
  const timedSamples = sampled ? all.slice(1) : all;
  return first.map(({ action, ran }, index) => {
    const of = (figure: "longest" | "clock" | "garbage" | "answered") =>
      Math.round(middle(timedSamples.map((round) => round[index]?.[figure] ?? 0)));
    const [longest, clock, answerTime] = [of("longest"), of("clock"), of("answered")];
    const garbage = Math.round(Math.max(...timedSamples.map((round) => round[index]?.garbage ?? 0)));
    return { action, longest, clock, garbage, answered: answerTime, ran };
  });
}
