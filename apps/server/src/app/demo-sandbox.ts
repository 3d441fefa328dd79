import { join } from "node:path";
import { sportByIndex } from "@teamwright/domain";
import { mapPlayers } from "@teamwright/transfer";
import type { NamedPlayer } from "@teamwright/transfer";
import { demoMatches } from "#demo/matches.ts";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { findAppMatchId, findMatches, mapToApp } from "#modules/matches/public.ts";
import type { StoredMatch } from "#modules/matches/public.ts";
import { handMatchesOver, sandboxConnections } from "#sandbox/sandbox-client.ts";
import type { SandboxMatch, SandboxMatchInput } from "#sandbox/sandbox-client.ts";
import { startSandbox } from "#sandbox/sandbox-process.ts";
import type { RunningSandbox } from "#sandbox/sandbox-process.ts";
import { storeDemoAccessValue } from "./demo-access-value.ts";

/** One match per sport stays unmapped, so that the mapper has something to map. */
const UNMAPPED = /-evening$/;

/**
 * Starts the sandbox beside the demo, connects the apps to it and adds the demo's matches to it. Null when that failed:
 * the product runs without it, and the apps are shown as coming soon.
 */
export async function openDemoSandbox(
  deps: Deps,
  say: (line: string) => void,
): Promise<RunningSandbox | null> {
  let running: RunningSandbox | null = null;
  try {
    running = await startSandbox(join(deps.env.DATA_DIR, "sandbox"));
    await handOver(deps, running.url);
    const connections = await sandboxConnections(running.url);
    for (const [slug, connection] of Object.entries(connections)) deps.fantasyApps.connect(slug, connection);
    await storeDemoAccessValue(deps, running.url);
    return running;
  } catch (error) {
    say(
      `The sandbox of the fantasy apps did not start: ${error instanceof Error ? error.message : "no reason"}`,
    );
    await running?.close();
    return null;
  }
}

async function handOver(deps: Deps, url: string): Promise<void> {
  const { db } = deps.database;
  const ids = demoMatches(new Date()).map(({ id }) => id);
  const storedMatches = (await findMatches(db, ids)).map(({ shown }) => shown);
  const matches = new Map(storedMatches.map((match) => [match.id, match]));
  const handedOver = await handMatchesOver(url, storedMatches.map(inputOf));
  const mappable = handedOver.filter(
    (one) => !UNMAPPED.test(one.key) && deps.fantasyApps.find(one.app)?.app.available,
  );
  await inTransaction(deps, async (scope) => {
    for (const one of mappable) {
      const match = matches.get(one.key);
      if (match === undefined || (await findAppMatchId(scope.db, one.key, one.app)) === one.id) continue;
      const players = mappedPlayers(match, one);
      await mapToApp(scope, one.key, { app: one.app, appMatchId: one.id, players }, null);
    }
  });
}

const roleOf = (match: StoredMatch, role: number): string =>
  sportByIndex(match.sport).roles[role]?.code ?? "";

function inputOf(match: StoredMatch): SandboxMatchInput {
  const side = (index: 0 | 1) => ({
    name: match.sides[index].name,
    short_name: match.sides[index].shortName,
    players: match.players
      .filter((player) => player.side === index && !player.withdrawn)
      .map(({ name, role, credits }) => ({ name, role: roleOf(match, role), credits })),
  });
  return {
    key: match.id,
    sport: sportByIndex(match.sport).slug,
    start_time: match.matchTime,
    series_name: match.series,
    left: side(0),
    right: side(1),
    apps: match.apps,
  };
}

/** Maps by names, as a person does in the mapper: the sandbox has its own ids and spellings. */
function mappedPlayers(match: StoredMatch, one: SandboxMatch) {
  const ourPlayers = match.players
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ index, name, side, role }): NamedPlayer => ({
      id: String(index),
      name,
      side,
      role: roleOf(match, role),
    }));
  const appPlayers = one.players.map(({ id, name, side, role }): NamedPlayer => ({
    id,
    name,
    side: side === "left" ? 0 : 1,
    role,
  }));
  return mapPlayers(ourPlayers, appPlayers).pairs.map((pair) => ({
    index: Number(pair.ours),
    id: pair.theirs,
  }));
}
