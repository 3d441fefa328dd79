import { openEvents } from "@teamwright/contract";
import { useEffect } from "react";
import { applyEvent } from "./apply-event.ts";
import { backendReady, backendUrl } from "./backend.ts";
import { noteReachable } from "./connection.ts";
import { queryClient } from "./query-client.ts";

const listen = (): (() => void) => {
  let missed = false;
  return openEvents({
    baseUrl: backendUrl(),
    connect: (url) => new EventSource(url, { withCredentials: true }),
    onEvent: (event) => applyEvent(event, queryClient),
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
