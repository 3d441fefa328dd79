import { once } from "node:events";
import type { Writable } from "node:stream";

/** Writes to a stream and waits until it takes more. A reader that is gone ends the wait; nothing is lost that it wants. */
export async function writeChunk(stream: Writable, chunk: Uint8Array | string): Promise<void> {
  if (stream.destroyed || stream.write(chunk)) return;
  const streamEnd = new AbortController();
  const { signal } = streamEnd;
  await Promise.race([once(stream, "drain", { signal }), once(stream, "close", { signal })]).finally(() =>
    streamEnd.abort(),
  );
}
