import type { Page } from "@playwright/test";
import { seededGenerator } from "@teamwright/engine/random";
import { act, type Choice } from "./actions.ts";
import { readAddresses } from "./addresses.ts";
import { faultsOf, watch } from "./properties.ts";

export interface Finding {
  readonly fault: string;
  readonly address: string;
  /** The actions before it, the last one at the end. */
  readonly actions: readonly string[];
}

interface Use {
  readonly seed: number;
  readonly actions: number;
  /** Signs in again where an action ended the session. */
  readonly signIn: () => Promise<void>;
}

const LAST = 15;

function choiceOf(seed: number): Choice {
  const random = seededGenerator(seed);
  const below = (limit: number): number => random.below(limit);
  return {
    below,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("Nothing to choose from");
      return value;
    },
  };
}

/** Uses the product at random and returns what was wrong on the way. The choices follow from the seed, not the timing. */
export async function useAtRandom(page: Page, { seed, actions, signIn }: Use): Promise<readonly Finding[]> {
  const choice = choiceOf(seed);
  const addresses = readAddresses();
  const watcher = watch(page);
  const doneActions: string[] = [];
  const findings: Finding[] = [];
  await page.goto("/");
  for (let count = 0; count < actions; count++) {
    doneActions.push(await act(page, choice, addresses));
    await page.waitForTimeout(100);
    // Back may leave the product.
    if (page.url() === "about:blank") await page.goto("/");
    if (new URL(page.url()).pathname === "/login") await signIn();
    const faults = await faultsOf(page, watcher).catch((error: unknown) => {
      // The page was replaced while it was read.
      if (/context was destroyed|navigat/i.test(String(error))) return [];
      throw error;
    });
    for (const fault of faults)
      findings.push({ fault, address: page.url(), actions: doneActions.slice(-LAST) });
    if (faults.length > 0) await page.goto("/");
  }
  return findings;
}
