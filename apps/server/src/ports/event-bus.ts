import type { ServerEvent } from "@teamwright/contract";

/** What instances tell each other. `public` events go on to browsers; the others drop cached values. */
export type BusMessage =
  | { readonly kind: "public"; readonly event: ServerEvent }
  /** An account's powers, plan, block or sessions changed: forget what is cached of it. */
  | { readonly kind: "account"; readonly accountId: string }
  /** Forget cached payloads under this key, e.g. `match:1254075` or `matches:cricket`. */
  | { readonly kind: "payload"; readonly key: string };

/** Publish and subscribe across all instances of the server; this instance hears its own messages too. */
export interface EventBus {
  /** Call it after the transaction has committed. Never throws; a lost message costs staleness up to the caches' age. */
  publish(event: ServerEvent): void;
  tell(message: BusMessage): void;
  subscribe(listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}
