import type { BusMessage, EventBus } from "./event-bus.ts";

/** The bus of a single instance. */
export function memoryEventBus(): EventBus {
  const listeners = new Set<(message: BusMessage) => void>();
  const tell = (message: BusMessage) => {
    for (const listener of listeners) listener(message);
  };
  return {
    tell,
    publish: (event) => tell({ kind: "public", event }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
