import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { toggledIn } from "#lib/toggled-in.ts";
import type { TeamView } from "./team-view.ts";

/** How many pages keep their open teams while the application runs. */
const MAX_KEPT = 10;
const openTeamsOfPages = new Map<string, ReadonlySet<string>>();

function keepOpen(page: string, teams: ReadonlySet<string>): void {
  openTeamsOfPages.delete(page);
  openTeamsOfPages.set(page, teams);
  const [oldest] = openTeamsOfPages.keys();
  if (openTeamsOfPages.size > MAX_KEPT && oldest !== undefined) openTeamsOfPages.delete(oldest);
}

/** The players of a team stand in one order, whatever row it has. */
const keyOf = ({ lines, captain, viceCaptain }: TeamView): string =>
  [captain, viceCaptain, ...lines.flatMap(({ players }) => players.map(({ index }) => index))].join(".");

/**
 * The teams of a page that show their ground, by what they are: in another order, or beside a repaired one, no other team
 * is open. They are kept by the page's history entry: a name on the ground leads to the player's page, and Back from there
 * finds the grounds open.
 */
export function useOpenTeams() {
  const { key, pathname } = useLocation();
  const page = `${key} ${pathname}`;
  const [openTeams, setOpenTeams] = useState(() => openTeamsOfPages.get(page) ?? new Set<string>());
  useEffect(() => keepOpen(page, openTeams), [page, openTeams]);
  // A ground has eleven pictures: rendered in slices, so that taps are handled meanwhile.
  const onToggle = useCallback(
    (team: TeamView) => startTransition(() => setOpenTeams((before) => toggledIn(before, keyOf(team)))),
    [],
  );
  const isOpen = (team: TeamView): boolean => openTeams.size > 0 && openTeams.has(keyOf(team));
  return { isOpen, onToggle };
}
