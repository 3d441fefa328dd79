import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allocate } from "../../packages/allocation/src/index.ts";
import { fromTeams } from "@teamwright/engine";
import { openPglite } from "../../apps/server/src/db/open-database.ts";
import {
  bodyForAll,
  matchToPush,
  storePrimeAccounts,
} from "../../apps/server/src/modules/prime/testing/stored-posts.ts";
import { engineMatch } from "../../apps/server/src/modules/posted-teams/engine-match.ts";
import { sportMatch } from "../../apps/server/src/modules/posted-teams/testing/sport-match.ts";
import { callServer, pushMatches, pushSettings } from "../../apps/server/src/testing/call-server.ts";
import type { Line } from "./compare.ts";
import { median } from "./figures.ts";
import { start } from "./processes.ts";
import type { Running } from "./processes.ts";

const USERS = 150;
const ASKED = 300;
/** Posts of 3,000 teams by each way, alternating; the first ones are for compilation. */
const ROUNDS = 12;
const WARM = 4;

/** Milliseconds until the promise is fulfilled. */
async function timeCall(work: () => Promise<{ readonly status: number }>): Promise<number> {
  const began = performance.now();
  const { status } = await work();
  if (status !== 200) throw new Error(`a post was answered with ${status}`);
  return performance.now() - began;
}

/**
 * Sharing 3,000 teams out to 150 prime users, balanced, and posting them on the embedded database: the time of both
 * together, and that of the post against a bare server that stores the same teams and ranges unchecked.
 */
export async function measurePrimePosts(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-bench-prime-"));
  const data = join(folder, "data");
  const database = await openPglite({ folder: data });
  const accounts = await storePrimeAccounts(database, USERS);
  await database.close();
  const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--no-web"], {
    ...pushSettings,
    PORT: "0",
    DATA_DIR: data,
    LOG_LEVEL: "info",
    CALL_RATE: "1000000",
    ACCOUNT_READ_RATE: "1000000000",
  });
  let bare: Running | undefined;
  try {
    const none = join(folder, "none");
    writeFileSync(none, "");
    const their = await start("bench/server/bare.ts", [none, none, none]);
    bare = their;
    const first = bodyForAll("bench-0", accounts);
    const columns = fromTeams(first.teamData, engineMatch(sportMatch(0)));
    if (!columns.ok) throw new Error(columns.error.code);
    const counts = accounts.users.map(() => first.numberOfTeams / USERS);
    const takenTimes = { share: [] as number[], post: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      const matchId = `bench-${round}`;
      await pushMatches(server.url, matchToPush(matchId));
      const body = { ...first, matchId };
      const theirTime = await timeCall(() => callServer(their.url, "/post", { body }));
      const began = performance.now();
      allocate({ teams: columns.value, counts, seed: round, balanced: true });
      const share = performance.now() - began;
      const ourTime = await timeCall(() =>
        callServer(server.url, "/api/primeteam/add", { body, token: accounts.admin }),
      );
      if (round < WARM) continue;
      takenTimes.share.push(share);
      takenTimes.post.push(ourTime);
      takenTimes.bare.push(theirTime);
    }
    const [share, post, least] = [median(takenTimes.share), median(takenTimes.post), median(takenTimes.bare)];
    return [
      {
        what: `sharing ${first.numberOfTeams} teams out to ${USERS} prime users, balanced (${share.toFixed(0)} ms), and posting them (${post.toFixed(0)} ms): median`,
        measured: `${(share + post).toFixed(0)} ms`,
        asked: `${ASKED} ms`,
        met: share + post <= ASKED,
      },
      {
        what: "the post alone against a bare server that stores the same teams and ranges unchecked",
        measured: `${post.toFixed(0)} / ${least.toFixed(0)} ms = ${(post / least).toFixed(1)}x`,
        asked: "",
        met: true,
      },
    ];
  } finally {
    server.end();
    bare?.end();
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  }
}
