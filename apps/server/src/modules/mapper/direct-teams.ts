import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { MatchDetail, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import type { TeamColumns } from "@teamwright/engine/team-set";

/** The request to the thread. */
export interface DirectTask {
  readonly match: EngineMatch;
  readonly strategies: readonly Strategy[];
  readonly teams: number;
  readonly seed: number;
}

/** Source: document 001, section 9: about 500 teams are made for direct provider teams. */
const TEAMS = 500;
/** Filters of all matches that are kept: each holds about 10 KB. */
const MAX_KEPT = 400;
/** Time limit of one filter. Milliseconds. */
const FILTER_TIMEOUT = 20_000;

type ThreadTeams = TeamColumns | null;

const engineMatchOf = (match: MatchDetail): EngineMatch => ({
  sport: match.sport_index,
  players: [...match.left_team_players, ...match.right_team_players],
});

const numberOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0);

/** The strategies name the pool, so they change with the line-ups; the players' figures are beside them. */
function keyOf(match: MatchDetail, strategies: readonly Strategy[]): string {
  const players = [...match.left_team_players, ...match.right_team_players];
  const figures = players.map((player) => [
    player.player_index,
    player.role,
    player.team_index,
    player.credits,
    player.selected_by,
    player.captain_percentage,
    player.vice_captain_percentage,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([match.id, figures, strategies]))
    .digest("hex");
}

/** One task in a thread of its own: the server answers others meanwhile. Null when it fails or takes too long. */
const inThread = (task: DirectTask): Promise<ThreadTeams> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL("direct-thread.ts", import.meta.url), { workerData: task });
    const end = (teams: ThreadTeams) => {
      clearTimeout(late);
      resolve(teams);
      void thread.terminate();
    };
    const late = setTimeout(end, FILTER_TIMEOUT, null);
    thread.once("message", end);
    thread.once("error", () => end(null));
  });

/**
 * Teams of a match and filter, kept until the match changes: the same match and filter give the same teams on every
 * instance, because the seed follows from them. One filter at a time is generated.
 */
class DirectTeams {
  readonly #kept = new Map<string, Promise<ThreadTeams>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The kept teams, or undefined when they would have to be made. */
  find(match: MatchDetail, strategies: readonly Strategy[]): Promise<ThreadTeams> | undefined {
    return this.#kept.get(keyOf(match, strategies));
  }

  get(match: MatchDetail, strategies: readonly Strategy[]): Promise<ThreadTeams> {
    const key = keyOf(match, strategies);
    const cachedTeams = this.#kept.get(key);
    if (cachedTeams !== undefined) return cachedTeams;
    const task = { match: engineMatchOf(match), strategies, teams: TEAMS, seed: numberOf(key) };
    const pending = this.#last.then(() => inThread(task));
    this.#last = pending;
    this.#kept.set(key, pending);
    // A failure is not cached.
    void pending.then((teams) => {
      if (teams === null) this.#kept.delete(key);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return pending;
  }
}

export const directTeams = new DirectTeams();
