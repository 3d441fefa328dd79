import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { readSetting, writeSetting } from "#modules/settings/public.ts";
import { demoAccounts } from "../accounts.ts";
import { callAs } from "./demo-caller.ts";
import type { DemoCaller } from "./demo-caller.ts";
import { postAsExpert } from "./expert-posts.ts";
import { writeReports } from "./match-reports.ts";
import { postGroupTeams, postPrimeTeams } from "./shared-teams.ts";

const DONE = "demo_posts";

const phoneOf = (what: string): string => {
  const account = demoAccounts.find((demo) => demo.what === what);
  if (account === undefined) throw new Error(`the demo has no ${what}`);
  return account.phone;
};

interface PostStep {
  readonly name: string;
  /** The account that does it. */
  readonly by: string;
  readonly run: (caller: DemoCaller, customer: DemoCaller, deps: Deps) => Promise<void>;
}

const steps: readonly PostStep[] = [
  { name: "expert", by: "expert", run: async (caller, _, { database }) => postAsExpert(caller, database.db) },
  {
    name: "prime",
    by: "prime admin",
    run: async (caller, customer, { database }) => postPrimeTeams(caller, customer, database.db),
  },
  {
    name: "group",
    by: "group owner",
    run: async (caller, customer, { database }) => postGroupTeams(caller, customer, database.db),
  },
  { name: "reports", by: "prime admin", run: async (caller) => writeReports(caller, new Date()) },
];

/**
 * Fills the demo with an expert's posts, prime and group teams, and reports of past matches. Each step once: what a user
 * of the demo deletes stays deleted.
 */
export async function loadDemoPosts(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.database;
  const finishedPosts = await readSetting(db, DONE, z.array(z.string()), []);
  await callAs(app, db, phoneOf("customer with a plan"), async (customer) => {
    for (const { name, by, run } of steps.filter((step) => !finishedPosts.includes(step.name))) {
      await callAs(app, db, phoneOf(by), async (caller) => run(caller, customer, deps));
      finishedPosts.push(name);
      await writeSetting(db, DONE, finishedPosts);
    }
  });
}
