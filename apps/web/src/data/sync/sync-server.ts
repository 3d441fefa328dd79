import { queryOptions } from "@tanstack/react-query";
import { sync } from "@teamwright/contract/resources/sync";
import { apiOf, dataOf } from "../api/client.ts";

/** "changed": the vault is another one now. "missing": there is no such item. */
interface SyncFailure {
  readonly ok: false;
  readonly why: "changed" | "missing" | "full" | "failed";
}
type SyncAnswer<Value> = Promise<SyncFailure | ({ readonly ok: true } & Value)>;

export interface ListedItem {
  readonly id: string;
  readonly revision: number;
  readonly deleted: boolean;
}

/** The server's side of a synchronisation. */
export interface SyncServer {
  readonly list: (
    vault: string,
    after: number,
  ) => SyncAnswer<{ readonly items: readonly ListedItem[]; readonly more: boolean }>;
  readonly read: (name: string) => SyncAnswer<{ readonly content: string }>;
  readonly put: (vault: string, name: string, content: Uint8Array<ArrayBuffer>) => SyncAnswer<unknown>;
  readonly remove: (vault: string, name: string) => SyncAnswer<unknown>;
}

export const syncCalls = apiOf({ sync }).sync;

const failureOf = ({ code, status }: { readonly code: string; readonly status: number }): SyncFailure => {
  if (code === "sync_changed") return { ok: false, why: "changed" };
  if (code === "sync_full") return { ok: false, why: "full" };
  return { ok: false, why: status === 404 ? "missing" : "failed" };
};

export const syncServer: SyncServer = {
  list: async (vault, after) => {
    const result = await syncCalls.list({ params: { vault }, query: { after } });
    return result.ok ? { ok: true, more: result.data.more, items: result.data.data } : failureOf(result);
  },
  read: async (itemId) => {
    const result = await syncCalls.item({ params: { itemId } });
    return result.ok ? { ok: true, content: result.data.data.content } : failureOf(result);
  },
  put: async (vault, itemId, content) => {
    const result = await syncCalls.put({ params: { itemId }, query: { vault }, bytes: content });
    return result.ok ? { ok: true } : failureOf(result);
  },
  remove: async (vault, itemId) => {
    const result = await syncCalls.remove({ params: { itemId }, body: { vault } });
    return result.ok ? { ok: true } : failureOf(result);
  },
};

/** Whether the account synchronises, and how its keys are made; null when it does not. */
export const syncVaultQuery = queryOptions({
  queryKey: ["sync-vault"],
  queryFn: async ({ signal }) => dataOf(await syncCalls.read({ signal })).data,
});
