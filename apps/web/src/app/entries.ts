import { use } from "react";
import { matchPath } from "react-router";
import { routes as home } from "#features/player/home/routes.ts";
import { once } from "#lib/once.ts";
import { loadWhenOnline } from "#ui/load-when-online.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

/** Only home's entry until the others are requested: most visits begin with home, and its first load is limited. */
let entries: readonly RouteEntry[] = home;

/** Loads the entries of all screens. */
const loadEntries = async (): Promise<void> => {
  const { features } = await import("./features.ts");
  entries = features.flat();
};

/** The same for a screen that is opened. A failure lasts for the visit: its error screen reloads the page. */
const openEntries = once(() => loadWhenOnline(loadEntries));

const find = (pathname: string): RouteEntry | null =>
  entries.find((entry) => matchPath(entry.path, pathname) !== null) ?? null;

/** The route entry of an address; null when no screen has it. */
export const entryOf = async (pathname: string): Promise<RouteEntry | null> => {
  if (find(pathname) === null) await loadEntries();
  return find(pathname);
};

/** The same while rendering. The current screen stays until the entries are loaded. */
export const useEntry = (pathname: string): RouteEntry | null => {
  if (find(pathname) === null) use(openEntries());
  return find(pathname);
};

/** The first touch or key is the first sign that the visitor will open another screen. */
export const loadEntriesAtFirstTouch = (): void => {
  const load = (): void => void loadEntries().catch(() => undefined);
  for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, load, { once: true });
};
