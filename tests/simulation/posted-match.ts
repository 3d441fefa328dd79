import type { Team } from "@teamwright/domain";
import { sampleMatch } from "../../apps/server/src/modules/feeds/testing/samples.ts";
import { findMatch } from "../../apps/server/src/modules/matches/public.ts";
import { engineMatch } from "../../apps/server/src/modules/posted-teams/engine-match.ts";
import { teamsOfMatch } from "../../apps/server/src/testing/legal-teams.ts";
import type { SimulatedServer } from "./simulated-server.ts";

export const MATCH = "sample-1";
const PUSH = { authorization: "Bearer a push key for tests only" };
const BEGUN = "2024-01-01T14:00:00Z";
const PLAYING = 11;

/** The same match in every world, so the teams are generated once. */
let legalTeams: readonly Team[] | undefined;

export const identityOf = ({ team, captain, vicecaptain }: Team): string =>
  [team.flat().toSorted((one, other) => one - other), captain, vicecaptain].join(" ");

/** The match for which teams are posted, as its feed pushes it. */
export class PostedMatch {
  readonly #server: SimulatedServer;
  hasStarted = false;
  #lineUps = false;
  /** Whether users had time to hear of the line-ups. */
  lineUpsTold = false;

  private constructor(server: SimulatedServer) {
    this.#server = server;
  }

  static async bring(server: SimulatedServer): Promise<PostedMatch> {
    const match = new PostedMatch(server);
    await match.#push();
    const { shown } = (await findMatch(server.app.deps.database.db, MATCH))!;
    legalTeams ??= teamsOfMatch(engineMatch(shown), 3000);
    return match;
  }

  /** The feed moves the start, or announces the line-ups. */
  async change(change: "start" | "postpone" | "line-ups"): Promise<void> {
    if (change === "line-ups") this.#lineUps = true;
    else this.hasStarted = change === "start";
    await this.#push();
    if (this.#lineUps && !this.hasStarted) this.lineUpsTold = true;
  }

  async #push(): Promise<void> {
    const match = sampleMatch();
    const sideOf = (side: typeof match.left) => ({
      ...side,
      ...(this.#lineUps ? { lineup: side?.players?.slice(0, PLAYING).map(({ name }) => name ?? "") } : {}),
    });
    const pushed = {
      ...match,
      ...(this.hasStarted ? { match_time: BEGUN } : {}),
      left: sideOf(match.left),
      right: sideOf(match.right),
    };
    const reply = await this.#server.app
      .visitor()
      .send("POST", "/api/feed/push", { body: { matches: [pushed] }, headers: PUSH });
    if (reply.status !== 200) throw new Error(reply.text);
  }

  /** `count` legal teams, others for each number. */
  teams(number: number, count: number): Team[] {
    const teams = legalTeams ?? [];
    const from = (number * count) % (teams.length - count);
    return teams.slice(from, from + count).map((team, at) => ({ ...team, team_number: at + 1 }));
  }

  /** The number whose teams from `left` to `right` these are. */
  numberOf(
    read: readonly Team[],
    numbers: Iterable<number>,
    count: number,
    [left, right]: readonly [left: number, right: number],
  ): number | undefined {
    const identity = read.map(identityOf).join();
    return [...numbers].find(
      (number) =>
        identity ===
        this.teams(number, count)
          .slice(left - 1, right)
          .map(identityOf)
          .join(),
    );
  }
}
