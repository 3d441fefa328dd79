import type { AccountEvent, PublicEvent } from "@teamwright/contract";

/** Messages between instances. `public` events are forwarded to browsers; the others drop cached values. */
export type BusMessage =
  | { readonly kind: "public"; readonly event: PublicEvent }
  /**
   * An account's powers, plan, block or sessions changed: drop its cached values. `event`: somebody else changed it, so
   * its open pages are told.
   */
  | { readonly kind: "account"; readonly accountId: string; readonly event?: AccountEvent | undefined }
  /** These accounts have a new notice: their open pages are told. */
  | { readonly kind: "notices"; readonly accountIds: readonly string[] }
  /** Messages of other instances may have been lost. */
  | { readonly kind: "missed" }
  /** Drop cached payloads under this key, e.g. `match:1254075` or `matches:cricket`. */
  | { readonly kind: "payload"; readonly key: string };

/** Publish and subscribe across all instances of the server; this instance receives its own messages too. */
export interface EventBus {
  /**
   * Call it after the transaction has committed. Never throws; after a lost message values stay stale up to the caches'
   * age.
   */
  publish(event: PublicEvent): void;
  tell(message: BusMessage): void;
  subscribe(listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}

/** What the bus is told when staff or an operator changed an account. */
export const accountChanged = (
  accountId: string,
  ended: AccountEvent["ended"] = null,
): BusMessage & { kind: "account" } => ({ kind: "account", accountId, event: { type: "account", ended } });
