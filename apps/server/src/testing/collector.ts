import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Collector {
  /** Host and port. */
  readonly host: string;
  /** What was sent to a path, in the order of arrival. */
  sent(path: string): readonly string[];
  /** Forgets what was sent. */
  clear(): void;
  close(): void;
}

/** A receiver of traces, metrics and errors over HTTP. A silent one takes calls and never answers. */
export async function startCollector({ silent = false } = {}): Promise<Collector> {
  const received: { readonly path: string; readonly body: string }[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? "", body });
      if (!silent) reply.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: (path) => received.filter((each) => each.path.split("?", 1)[0] === path).map(({ body }) => body),
    clear: () => void received.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
