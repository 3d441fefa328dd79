import type { TransferPort } from "@teamwright/transfer";
import type { DatabaseClient } from "../../apps/server/src/testing/killable-database.ts";
import type { SyncServer } from "../../apps/web/src/data/sync/sync-server.ts";
import type { StoredTransfer } from "../../apps/web/src/data/transfer/transfer-record.ts";
import type { Device } from "./device.ts";
import type { LockRequest } from "./locks.ts";
import type { Message } from "./simulated-server.ts";
import type { AttemptCalls } from "./stored-attempts.ts";

/** A bug that the simulation must find: it replaces parts of the product at run time. */
export interface PlantedBug {
  readonly name: string;
  /** A seed that finds it, which is tried first. */
  readonly seed?: number;
  /** The rule that it breaks, where only this one counts. */
  readonly rule?: string;
  /** Replaces calls of the server's database. */
  readonly database?: (client: DatabaseClient) => DatabaseClient;
  /** Replaces the text of statements, on PostgreSQL. */
  readonly statement?: (sql: string) => string;
  /** Replaces the calls of a synchronisation of the device. */
  readonly sync?: (server: SyncServer, device: Device) => SyncServer;
  /** Replaces the calls that change stored attempts. */
  readonly attempts?: (calls: AttemptCalls) => AttemptCalls;
  /** Replaces the calls of a transfer. */
  readonly transfer?: (port: TransferPort) => TransferPort;
  /** Replaces the requests of locks between the tabs of a device. */
  readonly lock?: (request: LockRequest) => LockRequest;
  /** Replaces what a page finds that an update or its person opens again. */
  readonly reopened?: (stored: StoredTransfer) => StoredTransfer;
  /** Replaces a message before it leaves a device. */
  readonly message?: (message: Message, device: Device, devices: readonly Device[]) => Message;
}

export interface Switch {
  on: boolean;
}

/** The changed calls of the database while the switch is on. */
export const switched =
  (change: NonNullable<PlantedBug["database"]>, plant: Switch): typeof change =>
  (client) => {
    const changed = change(client);
    const current = (): DatabaseClient => (plant.on ? changed : client);
    return {
      query: (...args) => current().query(...args),
      exec: (sql) => current().exec(sql),
      transaction: (run) => current().transaction(run),
    };
  };
