import { urlOf } from "./client.ts";
import { events, serverEvents } from "./resources/events.ts";
import type { ServerEvent } from "./resources/events.ts";

/** The part of the browser's EventSource that is used here. */
interface EventSourceLike {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

/**
 *
 * Listens to the server's events until the returned function is called; the browser reconnects by itself.
 * `onOpen` is called at every (re)connection: refetch then, since events may have been missed.
 *
 */
export function openEvents(settings: {
  readonly baseUrl: string;
  readonly connect: (url: string) => EventSourceLike;
  /** The server's time when the data on screen was fetched; the stream begins with the events after it. */
  readonly since?: string | undefined;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onOpen?: () => void;
  readonly onError?: () => void;
}): () => void {
  const source = settings.connect(settings.baseUrl + urlOf(events, { query: { since: settings.since } }));
  if (settings.onOpen) source.addEventListener("open", settings.onOpen);
  if (settings.onError) source.addEventListener("error", settings.onError);
  for (const [type, schema] of Object.entries(serverEvents)) {
    source.addEventListener(type, (event) => {
      let data: unknown;
      try {
        data = JSON.parse(String(event.data));
      } catch {
        return;
      }
      const result = schema.safeParse(data);
      if (result.success) settings.onEvent({ type, ...result.data } as ServerEvent);
    });
  }
  return () => source.close();
}
