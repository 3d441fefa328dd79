import type { Handler } from "#http/handler.ts";
import { listSyncItems, putSyncItem, putSyncText, readSyncItem, removeSyncItem } from "./handlers/items.ts";
import { readVault, turnOff, turnOn } from "./handlers/vault.ts";

export const syncHandlers: readonly Handler[] = [
  readVault,
  turnOn,
  turnOff,
  listSyncItems,
  readSyncItem,
  putSyncItem,
  putSyncText,
  removeSyncItem,
];
