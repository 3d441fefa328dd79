import { join } from "node:path";
import { migrate } from "drizzle-orm/pglite/migrator";
import { backUpBeforeUpgrade } from "../backup-file.ts";
import type { Database, DatabaseStatus } from "../database.ts";
import type { EmbeddedClient } from "./client.ts";
import { builderOn, clusterFolder, emptyCluster } from "./new-cluster.ts";
import { openingProblem } from "./opening-problem.ts";
import { freeSpace, watchStorage } from "./storage-watch.ts";
import { supervise } from "./supervisor.ts";
import type { SupervisedDatabase } from "./supervisor.ts";
import { startVacuum } from "./vacuum.ts";
import { DatabaseUnavailable, StorageFull } from "../failure.ts";
import { lockFolder } from "../folder-lock.ts";
import { makePrivate } from "../private-folder.ts";
import { migrationNeed, migrations } from "../migrations.ts";

/** Twice the statement timeout of PostgreSQL, and longer for opening, because recovery reads the log. Milliseconds. */
const LIMITS = { stallAfter: 30_000, openWithin: 180_000 } as const;
const PING_WITHIN = 2000;

interface EmbeddedOptions {
  /** Absent: an empty database in memory. */
  readonly folder?: string;
  /** Where the backup before an upgrade is written; absent: none is made. */
  readonly backups?: string;
  /** Free bytes in the folder. */
  readonly readFreeSpace?: () => Promise<number>;
  /** Milliseconds between two checks of the free space. */
  readonly lookEvery?: number;
  /** Milliseconds without a reply after which the database is restarted. */
  readonly stallAfter?: number;
  /** Milliseconds between two looks for a table that needs a vacuum. */
  readonly vacuumEvery?: number;
}

/** The embedded database in `folder/pglite`, migrated, in its own thread. */
export async function openPglite(options: EmbeddedOptions): Promise<Database & { client: EmbeddedClient }> {
  const { folder } = options;
  const limits = { ...LIMITS, stallAfter: options.stallAfter ?? LIMITS.stallAfter };
  let lock: { release(): void } | undefined;
  if (folder !== undefined) {
    makePrivate(folder);
    lock = lockFolder(folder);
  }
  const listeners = new Set<(status: DatabaseStatus) => void>();
  const say = (status: DatabaseStatus) => {
    for (const listener of listeners) listener(status);
  };
  let supervisedDatabase: SupervisedDatabase | undefined;
  try {
    const readFreeSpace = options.readFreeSpace ?? (folder === undefined ? null : () => freeSpace(folder));
    const settings =
      folder === undefined
        ? { ...limits, image: await emptyCluster() }
        : { ...limits, dataDir: await clusterFolder(join(folder, "pglite"), readFreeSpace) };
    const supervision = await supervise(settings, (why) => say(why === null ? "ready" : "unavailable")).catch(
      async (error: unknown) => {
        if (!("dataDir" in settings)) throw error;
        const free = (await readFreeSpace?.()) ?? Infinity;
        throw await openingProblem({ dataDir: settings.dataDir, backups: options.backups, free }, error);
      },
    );
    supervisedDatabase = supervision;
    const { client } = supervision;
    const db = builderOn(client);
    let low = false;
    const storage = readFreeSpace
      ? await watchStorage({
          read: readFreeSpace,
          onChange: async (now) => {
            await client.setReadOnly(now);
            low = now;
            say(now ? "storage_full" : "ready");
          },
          ...(options.lookEvery === undefined ? {} : { every: options.lookEvery }),
        })
      : null;
    const need = await migrationNeed(db);
    if (need !== "none") {
      if (low) throw new StorageFull("There is too little free space to bring the database up to date.");
      if (need === "upgrade" && options.backups !== undefined) await backUpBeforeUpgrade(db, options.backups);
      await migrate(db, migrations);
    }
    const vacuum = startVacuum(client, options.vacuumEvery);
    return {
      db,
      client,
      kind: "pglite",
      ping: () => ping(supervision, low),
      onStatus: (listener) => void listeners.add(listener),
      close: async () => {
        vacuum.stop();
        storage?.stop();
        await supervision.close();
        lock?.release();
      },
    };
  } catch (error) {
    await supervisedDatabase?.close();
    lock?.release();
    throw error;
  }
}

async function ping({ client, down }: SupervisedDatabase, low: boolean): Promise<void> {
  const why = down();
  if (why !== null) throw new DatabaseUnavailable(why);
  if (low) throw new StorageFull("too little free space in the data folder");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable("the database is busy")), PING_WITHIN);
  });
  try {
    await Promise.race([client.query("select 1"), late]);
  } finally {
    clearTimeout(timer);
  }
}
