import { randomBytes, randomUUID } from "node:crypto";
import type { DatabaseClient, ProcessDatabase } from "../../apps/server/src/testing/killable-database.ts";
import type { TestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { startTestApp } from "../../apps/server/src/testing/test-app.ts";
import type { TestApp } from "../../apps/server/src/testing/test-app.ts";
import type { Passwords } from "../../apps/server/src/crypto/passwords.ts";
import { currentBrowser } from "./browser.ts";
import type { FindLocked } from "./interleaving.ts";
import { embeddedData, sharedData } from "./server-data.ts";
import type { ServerData } from "./server-data.ts";
import type { Services } from "../../apps/server/src/testing/find-services.ts";

export interface Message {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

type Connections = TestSandbox["connections"];

interface Instance {
  readonly app: TestApp;
  readonly database: ProcessDatabase;
}

/** All processes of a server share it. */
const SECRET = randomBytes(32).toString("hex");

export const plainHash = (password: string): string => `plain:${password}`;
const isPlain = (stored: string): boolean => stored.startsWith(plainHash(""));

/** Hashing would take a tenth of a second of each sign-in. Accounts that tests make have real hashes. */
const plainPasswords = (passwords: Passwords): Passwords => ({
  hash: async (password) => plainHash(password),
  verify: async (stored, password, waiter) =>
    stored !== null && isPlain(stored)
      ? stored === plainHash(password)
      : passwords.verify(stored, password, waiter),
  needsRehash: (stored) => !isPlain(stored) && passwords.needsRehash(stored),
});

/** The real server on one database, over kills and restarts: one instance, or two that get the messages in turn. */
export class SimulatedServer {
  readonly #data: ServerData;
  readonly #env: Readonly<Record<string, string>>;
  readonly #instances: Instance[] = [];
  #connections: Connections = {};
  #sent = 0;
  /** The process is about to be killed, or is. */
  #isDoomed = false;
  #restart: Promise<void> = Promise.resolve();

  private constructor(data: ServerData, env: Readonly<Record<string, string>>) {
    this.#data = data;
    this.#env = env;
  }

  /** With services two instances, otherwise one. A planted bug replaces calls of the embedded database or statements. */
  static async open(
    services: Services | null,
    change?: (client: DatabaseClient) => DatabaseClient,
    statement: (sql: string) => string = (sql) => sql,
    env: Readonly<Record<string, string>> = {},
  ): Promise<SimulatedServer> {
    const data = services === null ? await embeddedData(change) : await sharedData(services, statement);
    const server = new SimulatedServer(data, env);
    for (let count = services === null ? 1 : 2; count > 0; count--)
      server.#instances.push(await server.#start());
    return server;
  }

  get app(): TestApp {
    return this.#instances[0]!.app;
  }

  get apps(): readonly TestApp[] {
    return this.#instances.map(({ app }) => app);
  }

  get findLocked(): FindLocked {
    return this.#data.findLocked;
  }

  async #start(): Promise<Instance> {
    const database = await this.#data.connect();
    const app = await startTestApp(
      { TEAMWRIGHT_SECRET: SECRET, ...this.#data.env, ...this.#env },
      { database },
    );
    Object.assign(app.deps, { passwords: plainPasswords(app.deps.passwords) });
    connect(app, this.#connections);
    return { app, database };
  }

  /** Every process of the server reaches fantasy apps at these addresses. */
  connectApps(connections: Connections): void {
    this.#connections = connections;
    for (const { app } of this.#instances) connect(app, connections);
  }

  /** Outside every browser: the server has its own clock. */
  async send(message: Message): Promise<Response> {
    this.#sent += 1;
    const at = this.#sent % this.#instances.length;
    return currentBrowser.run(null, async () => {
      const reply = await answer(this.#instances[at]!.app, message);
      await this.settle(at);
      return reply;
    });
  }

  /** Resolves when the other instance has got all messages that this one has sent it. */
  async settle(from = 0): Promise<void> {
    if (this.#instances.length === 1) return;
    const other = this.#instances[1 - from]!.app.deps.bus;
    const mark = { kind: "payload", key: randomUUID() } as const;
    await new Promise<void>((resolve) => {
      const stop = other.subscribe((message) => {
        if (message.kind !== "payload" || message.key !== mark.key) return;
        stop();
        resolve();
      });
      this.#instances[from]!.app.deps.bus.tell(mark);
    });
  }

  /**
   * Sends a message to a process that is killed after so many queries, at the latest before its reply leaves, and starts
   * another process on the same data.
   */
  async sendAndKill(message: Message, queries: number): Promise<null> {
    await this.workAndKill(queries, () => this.send(message));
    return null;
  }

  /** Resolves when no process is being killed and started again. */
  restarted(): Promise<void> {
    return this.#restart;
  }

  /** The process that the next message would reach works, and is killed after so many queries. */
  workAndKill(queries: number, work: (app: TestApp) => Promise<unknown>): Promise<void> {
    return (this.#restart = this.#workAndRestart(queries, work));
  }

  /** The process is killed after so many queries of this work, or at its end, and starts again after it. */
  async killDuring(queries: number, work: () => Promise<void>): Promise<void> {
    // The queries of PostgreSQL's driver are not counted.
    if (this.#instances.length > 1) return work();
    const { database } = this.#instances[0]!;
    database.killAfter(queries);
    this.#isDoomed = true;
    try {
      await work();
    } finally {
      this.#isDoomed = false;
      await (this.#restart = this.#workAndRestart(0, async () => undefined));
    }
  }

  /** What a killed process answers nobody gets. */
  isLost(reply: Response | null): boolean {
    return this.#isDoomed && reply?.status === 503;
  }

  async #workAndRestart(queries: number, work: (app: TestApp) => Promise<unknown>): Promise<void> {
    const at = (this.#sent + 1) % this.#instances.length;
    const { app, database } = this.#instances[at]!;
    database.killAfter(queries);
    // Whatever fails after the kill fails in a process that is gone.
    await work(app).catch(() => undefined);
    database.killAfter(0);
    await currentBrowser.run(null, async () => {
      // A killed process cannot end its work in order.
      await app.close().catch(() => undefined);
      this.#instances[at] = await this.#start();
    });
  }

  /** The process that the next message would reach works, and finds its disk full after so many queries. */
  async workWhileFull<Result>(queries: number, work: (app: TestApp) => Promise<Result>): Promise<Result> {
    const { app, database } = this.#instances[(this.#sent + 1) % this.#instances.length]!;
    database.fillAfter(queries);
    try {
      return await work(app);
    } finally {
      database.fillAfter(Infinity);
    }
  }

  /** A person has waited as long as a limit says. */
  endLimits(): Promise<void> {
    return currentBrowser.run(null, () => this.#data.endLimits());
  }

  async close(): Promise<void> {
    for (const { app } of this.#instances) await app.close();
    await this.#data.close();
  }
}

function connect({ deps }: TestApp, connections: Connections): void {
  for (const [slug, connection] of Object.entries(connections)) deps.fantasyApps.connect(slug, connection);
}

async function answer({ app }: TestApp, { method, path, headers, body }: Message): Promise<Response> {
  const reply = await app.inject({
    method: method as "GET",
    url: path,
    headers: { host: "localhost", origin: "http://localhost", ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const sentHeaders = new Headers({ "retry-after": String(reply.headers["retry-after"] ?? "") });
  for (const cookie of [reply.headers["set-cookie"] ?? []].flat()) sentHeaders.append("set-cookie", cookie);
  return new Response(reply.payload, { status: reply.statusCode, headers: sentHeaders });
}
