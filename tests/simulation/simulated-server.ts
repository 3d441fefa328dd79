import { randomBytes } from "node:crypto";
import { openKillableDatabase } from "../../apps/server/src/testing/killable-database.ts";
import type {
  DatabaseClient,
  KillableDatabase,
  ProcessDatabase,
} from "../../apps/server/src/testing/killable-database.ts";
import type { TestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { startTestApp } from "../../apps/server/src/testing/test-app.ts";
import type { TestApp } from "../../apps/server/src/testing/test-app.ts";
import { currentBrowser } from "./browser.ts";

export interface Message {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

type Connections = TestSandbox["connections"];

/** All processes of a server share it. */
const SECRET = randomBytes(32).toString("hex");

/** The real server on one database, over kills and restarts. */
export class SimulatedServer {
  readonly #data: KillableDatabase;
  #database!: ProcessDatabase;
  #app!: TestApp;
  #connections: Connections = {};

  private constructor(data: KillableDatabase) {
    this.#data = data;
  }

  /** `change` replaces calls of the database: a planted bug. */
  static async open(change?: (client: DatabaseClient) => DatabaseClient): Promise<SimulatedServer> {
    const server = new SimulatedServer(await openKillableDatabase(change));
    await server.#start();
    return server;
  }

  get app(): TestApp {
    return this.#app;
  }

  async #start(): Promise<void> {
    this.#database = this.#data.connect();
    this.#app = await startTestApp({ TEAMWRIGHT_SECRET: SECRET }, { database: this.#database });
    this.connectApps(this.#connections);
  }

  /** Every process of the server reaches fantasy apps at these addresses. */
  connectApps(connections: Connections): void {
    this.#connections = connections;
    for (const [slug, connection] of Object.entries(connections))
      this.#app.deps.fantasyApps.connect(slug, connection);
  }

  /** Outside every browser: the server has its own clock. */
  send({ method, path, headers, body }: Message): Promise<Response> {
    return currentBrowser.run(null, async () => {
      const reply = await this.#app.app.inject({
        method: method as "GET",
        url: path,
        headers: { host: "localhost", origin: "http://localhost", ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      return new Response(reply.payload, {
        status: reply.statusCode,
        headers: { "retry-after": String(reply.headers["retry-after"] ?? "") },
      });
    });
  }

  /**
   * Sends a message to a process that is killed after so many queries, at the latest before its reply leaves, and starts
   * another process on the same data.
   */
  async sendAndKill(message: Message, queries: number): Promise<null> {
    this.#database.killAfter(queries);
    await this.send(message);
    this.#database.killAfter(0);
    await currentBrowser.run(null, async () => {
      // A killed process cannot end its work in order.
      await this.#app.close().catch(() => undefined);
      await this.#start();
    });
    return null;
  }

  async close(): Promise<void> {
    await this.#app.close();
    await this.#data.close();
  }
}
