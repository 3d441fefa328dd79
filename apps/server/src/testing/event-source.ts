import { get } from "node:http";
import type { IncomingMessage } from "node:http";

type Listener = (event: { readonly data?: unknown }) => void;

/** A client of one event stream, in the shape of the browser's EventSource; resolves once the stream is open. */
export async function connectEvents(
  baseUrl: string,
  query = "",
  headers: Readonly<Record<string, string>> = {},
): Promise<{
  addEventListener(type: string, listener: Listener): void;
  close(): void;
  /** The last id that the server sent, "" before the first one. */
  lastEventId(): string;
  /** Called when the server ends the stream. */
  readonly end: Promise<void>;
}> {
  const listeners = new Map<string, Listener[]>();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${baseUrl}/api/events${query}`, { agent: false, headers }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`the stream answered ${response.statusCode}`);
  let text = "";
  let lastId = "";
  response.on("data", (chunk: Buffer) => {
    const blocks = (text += chunk.toString()).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId;
      const type = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      for (const listener of listeners.get(type ?? "") ?? []) listener({ data });
    }
  });
  const exit = new Promise<void>((resolve) => response.on("close", resolve));
  response.on("error", () => undefined);
  return {
    addEventListener: (type, listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    close: () => response.destroy(),
    lastEventId: () => lastId,
    end: exit,
  };
}
