import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { countAccounts } from "#modules/accounts/public.ts";
import { readSetting, writeSetting } from "#modules/settings/public.ts";

const DEMO = "demo";

/**
 * Keeps the demo and real data separate. Demo accounts have known passwords, so a production start refuses a database
 * that holds the demo, and the demo is never loaded beside real accounts. Returns the message to print.
 */
export async function enterMode(deps: Deps, demo: boolean): Promise<(url: string) => readonly string[]> {
  const { db } = deps.database;
  const holdsDemo = await readSetting(db, DEMO, z.boolean(), false);
  if (!demo) {
    if (holdsDemo)
      throw new Error(
        "This database holds the demo, whose passwords everybody knows. Give another DATA_DIR or DATABASE_URL, or start with --demo.",
      );
    return () => [];
  }
  if (!holdsDemo && (await countAccounts(db)) > 0)
    throw new Error(
      "This database holds real accounts: the demo needs a DATA_DIR or DATABASE_URL of its own.",
    );
  await writeSetting(db, DEMO, true);
  const { loadDemo } = await import("#demo/index.ts");
  return loadDemo(deps);
}
