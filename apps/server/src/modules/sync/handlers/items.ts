import {
  contract,
  MAX_SYNC_BYTES,
  MAX_SYNC_DAY,
  MAX_SYNC_ITEM,
  MAX_SYNC_ITEMS,
  SYNC_LIST_SIZE,
} from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import {
  bytesToday,
  countItems,
  findContent,
  findRevision,
  findVault,
  listItems,
  lockVault,
  writeItem,
} from "../sync.repository.ts";
import type { Vault } from "../sync.repository.ts";

/** What an item counts at least for the day, so that the number of writes has a limit too. Bytes. */
const MIN_COST = 1000;
/** The nonce and tag of an empty ciphertext have more. Bytes. */
const MIN_ITEM = 18;

/** The vault under the id that the device knows; another one has another key. */
const lockSame = async (db: Db, accountId: string, id: string): Promise<Vault | null> => {
  const vault = await lockVault(db, accountId);
  return vault?.id === id ? vault : null;
};

export const listSyncItems = handle(contract.sync.list, async ({ params, query, session, db }) => {
  const rows = await listItems(db, session.accountId, query.after, SYNC_LIST_SIZE + 1);
  // After the items: a vault that is there still was there when they were read, and an id does not come back.
  const vault = await findVault(db, session.accountId);
  if (vault?.id !== params.vault) return refused("sync_changed");
  return done("", { data: rows.slice(0, SYNC_LIST_SIZE), more: rows.length > SYNC_LIST_SIZE });
});

export const readSyncItem = handle(contract.sync.item, async ({ params, session, db }) => {
  const content = await findContent(db, session.accountId, params.itemId);
  if (content === null) return refused("not_found");
  return done("", { data: { content: Buffer.from(content).toString("base64") } });
});

interface NewItem {
  readonly accountId: string;
  readonly vault: string;
  readonly itemId: string;
  readonly content: Buffer;
}

async function putItem(db: Db, { accountId, vault: vaultId, itemId, content }: NewItem) {
  const vault = await lockSame(db, accountId, vaultId);
  if (vault === null) return refused("sync_changed");
  const storedRevision = await findRevision(db, accountId, itemId);
  if (storedRevision !== null) return done("", { data: { revision: storedRevision } });
  const today = (await bytesToday(db, accountId)) + Math.max(content.length, MIN_COST);
  const { items, bytes } = await countItems(db, accountId);
  const isFull =
    content.length > MAX_SYNC_ITEM ||
    items >= MAX_SYNC_ITEMS ||
    bytes + content.length > MAX_SYNC_BYTES ||
    today > MAX_SYNC_DAY;
  if (isFull) return refused("sync_full");
  return done("", { data: { revision: await writeItem(db, vault, { itemId, content, dayBytes: today }) } });
}

export const putSyncItem = handle(contract.sync.put, async ({ params, query, session, caller, db }) => {
  const content = caller.bytes;
  if (content === null || content.length < MIN_ITEM) return refused("invalid_input", { field: "body" });
  return putItem(db, { accountId: session.accountId, vault: query.vault, itemId: params.itemId, content });
});

export const putSyncText = handle(contract.sync.putText, async ({ params, body, session, db }) => {
  const content = Buffer.from(body.content, "base64");
  return putItem(db, { accountId: session.accountId, vault: body.vault, itemId: params.itemId, content });
});

export const removeSyncItem = handle(contract.sync.remove, async ({ params, body, session, db }) => {
  const { accountId } = session;
  const vault = await lockSame(db, accountId, body.vault);
  if (vault === null) return refused("sync_changed");
  if ((await findRevision(db, accountId, params.itemId)) === null) return refused("not_found");
  const today = await bytesToday(db, accountId);
  return done("", {
    data: { revision: await writeItem(db, vault, { itemId: params.itemId, content: null, dayBytes: today }) },
  });
});
