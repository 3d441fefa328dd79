import type { AccountEvent } from "@teamwright/contract";
import { bootstrap } from "@teamwright/contract/resources/bootstrap";
import { EVENTS_KEPT } from "@teamwright/contract/resources/events";
import { openEvents } from "@teamwright/contract/open-events";
import { useEffect } from "react";
import { loadText, t } from "#i18n/translate.ts";
import { forgetAccount, useAccountStore } from "./account.ts";
import { applyEvent } from "./apply-event.ts";
import { backendReady, backendUrl, hasOtherBackends } from "./backend.ts";
import { bootstrapQuery } from "./bootstrap.ts";
import { apiOf } from "./client.ts";
import { noteReachable } from "./connection.ts";
import { queryClient } from "./query-client.ts";
import { refetch } from "./refetch.ts";

const api = apiOf({ bootstrap });

type EventStream = { readonly close: () => void };

/** Whether calls use an address other than this one: an unreachable address is replaced. */
const hasMovedFrom = async (address: string): Promise<boolean> => {
  // A broken stream is no proof: the server may only have restarted.
  if (hasOtherBackends() && backendUrl() === address) await api.bootstrap();
  return backendUrl() !== address;
};

/**
 * The server's time when this visit's first calls were made: a stream that begins there misses no change after their
 * replies. Undefined when the data came from the device, or too long ago.
 */
const askedAt = async (): Promise<string | undefined> => {
  try {
    const { value, time } = await queryClient.ensureQueryData(bootstrapQuery);
    return Date.now() - time < EVENTS_KEPT / 2 ? value.server_time : undefined;
  } catch {
    return undefined;
  }
};

/** Asks who the account is now; one that was signed out is forgotten with the reason. */
const accountChanged = async ({ ended }: AccountEvent): Promise<void> => {
  if (ended === null) {
    refetch(queryClient, ["plan-status"]);
    // Plans and groups decide whose teams the account may read.
    refetch(queryClient, ["posts"]);
    return;
  }
  await loadText(["replies"]);
  forgetAccount(t(ended));
};

/**
 * `since` undefined: events may have been missed before this stream, so the data on screen is refetched once it is
 * open.
 */
const listen = (since: string | undefined, onMoved: () => void): EventStream => {
  const address = backendUrl();
  let isClosed = false;
  let behind = since === undefined;
  const stop = openEvents({
    baseUrl: address,
    since,
    connect: (url) => new EventSource(url, { withCredentials: true }),
    onEvent: (event) => {
      if (event.type === "account") void accountChanged(event);
      else if (event.type === "notices") refetch(queryClient, ["notices"]);
      // `reread` says what every connection after a loss does anyway.
      else if (event.type !== "reread") applyEvent(event, queryClient);
    },
    onOpen: () => {
      noteReachable(true);
      if (behind) refetch(queryClient);
      behind = false;
    },
    onError: () => {
      behind = true;
      void hasMovedFrom(address).then((moved) => {
        if (moved && !isClosed) onMoved();
      });
    },
  });
  return {
    close: () => {
      isClosed = true;
      stop();
    },
  };
};

/**
 * Listens to the server's events while the page is visible. A hidden tab keeps no connection, because browsers allow
 * few per address; it refetches what it missed when it is shown again.
 */
export const useServerEvents = (): void => {
  // Events of an account come to streams that it opened.
  const account = useAccountStore((state) => state.account?.id);
  useEffect(() => {
    let stream: EventStream | null = null;
    let hasEnded = false;
    const start = async (missed = false): Promise<void> => {
      await backendReady();
      const since = missed ? undefined : await askedAt();
      if (!hasEnded && document.visibilityState === "visible") stream ??= listen(since, move);
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
      hasEnded = true;
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [account]);
};
