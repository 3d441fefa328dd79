import { openEvents, type ServerEvent } from "@teamwright/contract";
import type { MatchListItem } from "@teamwright/domain";
import { useEffect } from "react";
import { backendReady, backendUrl } from "./backend.ts";
import type { Dated } from "./cached-reply.ts";
import { noteReachable } from "./connection.ts";
import { queryClient } from "./query-client.ts";

const markLineupOut = (event: { readonly matchId: string; readonly sport: string }): void => {
  queryClient.setQueryData<Dated<MatchListItem[]>>(
    ["matches", event.sport],
    (shown) =>
      shown && {
        ...shown,
        value: shown.value.map((match) =>
          match.id === event.matchId ? { ...match, lineup_out: true } : match,
        ),
      },
  );
};

/** Asks again for what an event names; a line-up shows at once. */
const apply = (event: ServerEvent): void => {
  if (event.type === "promotions") {
    void queryClient.invalidateQueries({ queryKey: ["promotions"] });
    return;
  }
  if (event.type === "lineups") markLineupOut(event);
  void queryClient.invalidateQueries({ queryKey: ["matches", event.sport] });
  void queryClient.invalidateQueries({ queryKey: ["match", event.matchId] });
  if (event.type === "scorecard")
    void queryClient.invalidateQueries({ queryKey: ["scorecard", event.matchId] });
};

const listen = (): (() => void) => {
  let missed = false;
  return openEvents({
    baseUrl: backendUrl(),
    connect: (url) => new EventSource(url, { withCredentials: true }),
    onEvent: apply,
    onOpen: () => {
      noteReachable(true);
      if (missed) void queryClient.invalidateQueries();
      missed = false;
    },
    onError: () => {
      missed = true;
    },
  });
};

/**
 * Listens to the server's events while the page is visible: a hidden tab holds no connection, of which a browser
 * has few per address, and asks for what it missed when it is shown again.
 */
export const useServerEvents = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let ended = false;
    const start = async (): Promise<void> => {
      await backendReady();
      if (!ended && document.visibilityState === "visible") stop ??= listen();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "visible") {
        void start();
        return;
      }
      stop?.();
      stop = null;
    };
    void start();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      ended = true;
      stop?.();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, []);
};
