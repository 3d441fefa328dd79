import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { toggledIn } from "#lib/toggled-in.ts";

/** How many pages keep their open teams while the application runs. */
const MOST_KEPT = 10;
const openTeamsOfPages = new Map<string, ReadonlySet<number>>();

function keepOpen(page: string, rows: ReadonlySet<number>): void {
  openTeamsOfPages.delete(page);
  openTeamsOfPages.set(page, rows);
  const [oldest] = openTeamsOfPages.keys();
  if (openTeamsOfPages.size > MOST_KEPT && oldest !== undefined) openTeamsOfPages.delete(oldest);
}

/**
 * The rows of a page's teams that show their ground. They are kept by the page's history entry: a name on the ground
 * leads to the player's page, and Back from there finds the grounds open.
 */
export function useOpenTeams(): readonly [ReadonlySet<number>, (row: number) => void] {
  const { key, pathname } = useLocation();
  const page = `${key} ${pathname}`;
  const [openTeams, setOpenTeams] = useState(() => openTeamsOfPages.get(page) ?? new Set<number>());
  useEffect(() => keepOpen(page, openTeams), [page, openTeams]);
  // A ground has eleven pictures: rendered in slices, so that taps are handled meanwhile.
  const onToggle = useCallback(
    (row: number) => startTransition(() => setOpenTeams((before) => toggledIn(before, row))),
    [],
  );
  return [openTeams, onToggle];
}
