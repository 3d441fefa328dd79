import { parentPort, workerData } from "node:worker_threads";
import { compile, generate } from "@teamwright/engine";
import type { TeamColumns } from "@teamwright/engine/team-set";
import type { DirectTask } from "./direct-teams.ts";

// The task comes from this server and has the type that is declared there.
const { match, strategies, teams, seed } = workerData as DirectTask;

/** The first strategy with enough teams, else the one with the most. */
let best: TeamColumns | null = null;
for (const strategy of strategies) {
  const plan = compile(match, strategy);
  const generation = plan.ok ? generate(plan.value, { teams, seed }) : plan;
  if (!generation.ok) continue;
  if (best === null || generation.value.teams.count > best.count) best = generation.value.teams;
  if (best.count >= teams) break;
}
parentPort?.postMessage(best);
