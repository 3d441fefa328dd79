import { get } from "node:http";
import type { IncomingMessage } from "node:http";

/**
 * Opens event streams; `next(type)` resolves when every stream has received an event of the type, with the
 * milliseconds.
 */
export async function openStreams(url: string, count: number) {
  const responses = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<IncomingMessage>((resolve, reject) => {
          get(`${url}/api/events`, { agent: false }, resolve).on("error", reject);
        }),
    ),
  );
  return {
    next: (type: string): Promise<number> => {
      const start = performance.now();
      return Promise.all(
        responses.map(
          (response) =>
            new Promise<void>((resolve) => {
              const read = (chunk: Buffer) => {
                if (!chunk.toString().includes(`event: ${type}`)) return;
                response.off("data", read);
                resolve();
              };
              response.on("data", read);
            }),
        ),
      ).then(() => performance.now() - start);
    },
    close: () => responses.forEach((response) => response.destroy()),
  };
}
