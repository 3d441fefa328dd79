import { EVENTS_KEPT, openEvents } from "@teamwright/contract";
import { useEffect } from "react";
import { applyEvent } from "./apply-event.ts";
import { backendReady, backendUrl, hasOtherBackends } from "./backend.ts";
import { bootstrapQuery } from "./bootstrap.ts";
import { api } from "./client.ts";
import { noteReachable } from "./connection.ts";
import { queryClient } from "./query-client.ts";

type Stream = { readonly close: () => void };

/** Whether calls go to another address than this one; an address that is unreachable is left for another. */
const hasMovedFrom = async (address: string): Promise<boolean> => {
  // A stream that broke says too little: the server may only have been restarted.
  if (hasOtherBackends() && backendUrl() === address) await api.bootstrap();
  return backendUrl() !== address;
};

/**
 * The server's time when this visit's first calls were made: a stream that begins there misses nothing of what they
 * were answered before. Undefined when they came from what the device keeps, or too long ago.
 */
const askedAt = async (): Promise<string | undefined> => {
  try {
    const { value, time } = await queryClient.ensureQueryData(bootstrapQuery);
    return Date.now() - time < EVENTS_KEPT / 2 ? value.server_time : undefined;
  } catch {
    return undefined;
  }
};

/** `since` undefined: events may have gone by before this stream; what is shown is asked for again when it stands. */
const listen = (since: string | undefined, onMoved: () => void): Stream => {
  const address = backendUrl();
  let closed = false;
  let behind = since === undefined;
  const stop = openEvents({
    baseUrl: address,
    since,
    connect: (url) => new EventSource(url, { withCredentials: true }),
    onEvent: (event) => applyEvent(event, queryClient),
    onOpen: () => {
      noteReachable(true);
      if (behind) void queryClient.invalidateQueries();
      behind = false;
    },
    onError: () => {
      behind = true;
      void hasMovedFrom(address).then((moved) => {
        if (moved && !closed) onMoved();
      });
    },
  });
  return {
    close: () => {
      closed = true;
      stop();
    },
  };
};

/**
 * Listens to the server's events while the page is visible: a hidden tab holds no connection, of which a browser
 * has few per address, and asks for what it missed when it is shown again.
 */
export const useServerEvents = (): void => {
  useEffect(() => {
    let stream: Stream | null = null;
    let ended = false;
    const start = async (missed = false): Promise<void> => {
      await backendReady();
      const since = missed ? undefined : await askedAt();
      if (!ended && document.visibilityState === "visible") stream ??= listen(since, move);
    };
    const stop = (): void => {
      stream?.close();
      stream = null;
    };
    const move = (): void => {
      stop();
      void start(true);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "visible") {
        void start(true);
        return;
      }
      stop();
    };
    void start();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      ended = true;
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, []);
};
