import { useQueries } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { listAppTeams, MATCH_LOCKED, SESSION_EXPIRED } from "#data/transfer/app-calls.ts";
import type { AppTeams } from "#data/transfer/app-calls.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { isMapped } from "../is-mapped.ts";

/** What an app can take now, or why it takes nothing. */
export type AppSlots =
  | { readonly kind: "open"; readonly heldTeams: AppTeams; readonly free: number }
  | { readonly kind: "comingSoon" | "unmapped" | "unlinked" | "loading" | "closed" }
  | { readonly kind: "failed"; readonly retry: () => void };

export interface SlotsOfApp {
  readonly app: LinkedApp;
  readonly slots: AppSlots;
}

/** The linked apps of the match that take teams: only they are asked. */
export const takesTeams = (app: LinkedApp, match: MatchDetail): boolean =>
  app.link && app.available && isMapped(match, app.slug);

/** Asks each linked app what it holds of the match, anew whenever the question opens. `now` in milliseconds. */
export function useAppSlots(
  apps: readonly LinkedApp[],
  match: MatchDetail,
  now: number,
): readonly SlotsOfApp[] {
  const replies = useQueries({
    queries: apps.map((app) => ({
      queryKey: ["app-slots", app.slug, app.authToken, match.id],
      queryFn: () => listAppTeams(app.slug, match.id),
      enabled: takesTeams(app, match),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: true,
    })),
  });
  return apps.map((app, index) => ({ app, slots: slotsOf(app, match, now, replies[index]) }));
}

interface AppTeamsQuery {
  readonly data: Awaited<ReturnType<typeof listAppTeams>> | undefined;
  readonly refetch: () => Promise<unknown>;
  readonly isError: boolean;
}

function slotsOf(
  app: LinkedApp,
  match: MatchDetail,
  now: number,
  reply: AppTeamsQuery | undefined,
): AppSlots {
  if (!app.available) return { kind: "comingSoon" };
  if (!isMapped(match, app.slug)) return { kind: "unmapped" };
  if (!app.link) return { kind: "unlinked" };
  const failedState = { kind: "failed", retry: () => void reply?.refetch() } as const;
  if (reply?.isError === true) return failedState;
  if (reply?.data === undefined) return { kind: "loading" };
  if (!reply.data.ok) {
    const { code } = reply.data.error;
    return code === MATCH_LOCKED
      ? { kind: "closed" }
      : code === SESSION_EXPIRED
        ? { kind: "unlinked" }
        : failedState;
  }
  const heldTeams = reply.data.value;
  if (heldTeams.deadline <= now) return { kind: "closed" };
  return { kind: "open", heldTeams, free: Math.max(0, heldTeams.limit - heldTeams.teams.length) };
}
