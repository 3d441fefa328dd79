import { AsyncLocalStorage } from "node:async_hooks";
import type { CallingKey } from "./session.ts";

const calling = new AsyncLocalStorage<CallingKey>();

/** Marks everything that `run` does as done with an API key; null: with none. */
export const withKey = <Value>(key: CallingKey | null, run: () => Value): Value =>
  key === null ? run() : calling.run(key, run);

/** The API key of the call; undefined outside of calls with one. The audit log names it in every entry. */
export const callingKey = (): CallingKey | undefined => calling.getStore();
