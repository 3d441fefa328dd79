import { existsSync, rmSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { renameDurably, syncTree } from "#disk/sync-files.ts";
import { clusterImage } from "../cluster-image.ts";
import { migrations } from "../migrations.ts";
import type { EmbeddedClient } from "./client.ts";
import { connect } from "./connection.ts";
import { RESERVE } from "./storage-watch.ts";
import { supervise } from "./supervisor.ts";

/** A slow disk or processor makes the first start slow, and a thread that is ended would begin again. */
const NO_LIMITS = { stallAfter: null, openWithin: null } as const;

/** The query builder uses `query` and `transaction` of a PGlite; the client has the same interface. */
export const builderOn = (client: EmbeddedClient) => drizzle({ client: client as unknown as PGlite });

/**
 * Creates the cluster under a temporary name, so that a process killed at its first start leaves no partial cluster.
 */
export async function clusterFolder(
  dataDir: string,
  readFreeSpace: (() => Promise<number>) | null,
): Promise<string> {
  if (existsSync(dataDir)) return dataDir;
  const free = (await readFreeSpace?.()) ?? Infinity;
  if (free < RESERVE)
    throw new Error(
      `There is too little free space for a database at ${dataDir}: ${Math.floor(free / 1e6)} MB, ${Math.ceil(RESERVE / 1e6)} MB are needed.`,
    );
  const making = `${dataDir}.making`;
  rmSync(making, { recursive: true, force: true });
  const connection = await connect({ ...NO_LIMITS, dataDir: making, image: await emptyCluster() });
  await connection.ask({ kind: "close" });
  await connection.end("the cluster is made");
  await syncTree(making);
  renameDurably(making, dataDir);
  return dataDir;
}

/** An empty, migrated cluster, packed. */
export const emptyCluster = async (): Promise<Uint8Array> =>
  clusterImage(migrations.migrationsFolder, makeImage);

export async function makeImage(): Promise<Uint8Array> {
  const { client, close } = await supervise(NO_LIMITS);
  try {
    await migrate(builderOn(client), migrations);
    return await client.dump();
  } finally {
    await close();
  }
}
