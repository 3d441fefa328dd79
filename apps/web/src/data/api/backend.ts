import * as z from "zod/mini";
import { configuration } from "./configuration.ts";
import { takeEarlyCall } from "./early-calls.ts";
import { forgetLocal, readLocal, writeLocal } from "../records/local-keys.ts";

const configurationSchema = z.object({
  /** API addresses without a trailing slash; none: the page's own origin. */
  backends: z
    .array(
      z.pipe(
        z.url(),
        z.transform((address) => address.replace(/\/+$/, "")),
      ),
    )
    .check(z.maxLength(50)),
});

const SAME_ORIGIN = "";
let addresses: readonly string[] = [SAME_ORIGIN];
let baseUrl = SAME_ORIGIN;

/** One of the addresses: the stored one when it is still in the list, else a random one. Pure. */
export const chooseBackend = (
  list: readonly string[],
  storedValue: string | undefined,
  random: () => number,
): string => {
  if (storedValue !== undefined && list.includes(storedValue)) return storedValue;
  return list[Math.floor(random() * list.length)] ?? SAME_ORIGIN;
};

/** A different address after one failed; null when there is no other. Pure. */
export const nextBackend = (list: readonly string[], failed: string, random: () => number): string | null => {
  const others = list.filter((address) => address !== failed);
  return others.length === 0 ? null : chooseBackend(others, undefined, random);
};

const choose = (address: string): void => {
  baseUrl = address;
  if (address === SAME_ORIGIN) forgetLocal("backend");
  else writeLocal("backend", address);
};

const loadConfiguration = async (): Promise<void> => {
  try {
    const parsed = configurationSchema.safeParse(await configuration());
    if (parsed.success && parsed.data.backends.length > 0) addresses = parsed.data.backends;
  } catch {
    // Offline or not configured: the stored address, or the page's own origin.
    const stored = readLocal("backend");
    if (stored !== undefined) addresses = [stored];
  }
  choose(chooseBackend(addresses, readLocal("backend"), Math.random));
};

let ready: Promise<void> | null = null;
/** Reads the runtime configuration once; every call waits for it. */
export const backendReady = (): Promise<void> => (ready ??= loadConfiguration());

export const backendUrl = (): string => baseUrl;

/** Whether there is another address to use when the chosen one is unreachable. */
export const hasOtherBackends = (): boolean => addresses.length > 1;

/**
 * `fetch` for the API client: waits for the configuration, adds the chosen address to the path, and changes to another
 * address when this one is unreachable. A read is then repeated; a write is not, because it may have arrived.
 */
export const fetchFromBackend = async (path: string, init: RequestInit): Promise<Response> => {
  await backendReady();
  const early = (init.method ?? "GET") === "GET" ? takeEarlyCall(path) : undefined;
  if (early !== undefined) return (await early).response;
  const triedAddresses = new Set<string>();
  for (;;) {
    const address = baseUrl;
    triedAddresses.add(address);
    try {
      return await fetch(address + path, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      const next = nextBackend(addresses, address, Math.random);
      if (next === null || !navigator.onLine) throw error;
      choose(next);
      if ((init.method ?? "GET") !== "GET" || triedAddresses.has(next)) throw error;
    }
  }
};
