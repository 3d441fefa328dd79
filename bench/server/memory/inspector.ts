import { closeSync, openSync, writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Bytes of one thread of the server after a forced collection of garbage. */
export interface ThreadMemory {
  readonly name: string;
  readonly heapUsed: number;
  readonly heapTotal: number;
  readonly external: number;
  readonly arrayBuffers: number;
  /** The memories of WebAssembly programs: PostgreSQL in the database's thread. */
  readonly webAssembly: number;
}

export interface Inspector {
  /** The main thread first. */
  threads(): Promise<ThreadMemory[]>;
  /** Writes the main thread's heap, for the memory panel of a browser's developer tools. */
  snapshot(file: string): Promise<void>;
  close(): void;
}

type Params = Readonly<Record<string, unknown>>;
type Send = (method: string, params?: Params) => Promise<Params>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** Sends calls of the inspector's protocol by `post`, and matches replies to them. */
function channel(post: (text: string) => void) {
  const open = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>();
  let last = 0;
  const send: Send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      post(JSON.stringify({ id: last, method, params }));
    });
  const receive = ({ id = 0, result, error }: Message): void => {
    const call = open.get(id);
    open.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result ?? {});
  };
  return { send, receive };
}

async function socketAddress(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (reply) => reply.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    if (list[0]) return list[0].webSocketDebuggerUrl;
    if (tries > 100) throw new Error("the server's inspector does not reply");
    await wait(100);
  }
}

async function valueOf(send: Send, expression: string): Promise<Readonly<Record<string, number>>> {
  const { result } = await send("Runtime.evaluate", { expression, returnByValue: true });
  return (result as { value: Readonly<Record<string, number>> }).value;
}

/** All memories of WebAssembly that the thread's heap refers to. */
async function webAssemblyBytes(send: Send): Promise<number> {
  const prototype = await send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
  const { objectId } = prototype["result"] as { objectId: string };
  const foundObjects = await send("Runtime.queryObjects", { prototypeObjectId: objectId });
  const memories = foundObjects["objects"] as { objectId: string };
  const { result } = await send("Runtime.callFunctionOn", {
    objectId: memories.objectId,
    functionDeclaration:
      "function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }",
    returnByValue: true,
  });
  await send("Runtime.releaseObject", { objectId: memories.objectId });
  await send("Runtime.releaseObject", { objectId });
  return (result as { value: number }).value;
}

async function memoryOf(name: string, send: Send): Promise<ThreadMemory> {
  await send("HeapProfiler.collectGarbage");
  await send("HeapProfiler.collectGarbage");
  const usage = await valueOf(send, "process.memoryUsage()");
  const bytes = (field: string) => usage[field] ?? Number.NaN;
  return {
    name,
    heapUsed: bytes("heapUsed"),
    heapTotal: bytes("heapTotal"),
    external: bytes("external"),
    arrayBuffers: bytes("arrayBuffers"),
    webAssembly: await webAssemblyBytes(send),
  };
}

/** Connects to a server that was started with `--inspect=127.0.0.1:PORT`. */
export async function connectInspector(port: number): Promise<Inspector> {
  const socket = new WebSocket(await socketAddress(port));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("no connection to the inspector")), {
      once: true,
    });
  });
  const main = channel((text) => socket.send(text));
  const workers = new Map<string, { name: string; channel: ReturnType<typeof channel> }>();
  let snapshotFile: number | null = null;
  const events: Readonly<Record<string, (params: Params) => void>> = {
    "NodeWorker.attachedToWorker": ({ sessionId, workerInfo }) => {
      const id = String(sessionId);
      const { url } = workerInfo as { url: string };
      const name = url.split("/").slice(-2).join("/");
      const post = (message: string) =>
        void main.send("NodeWorker.sendMessageToWorker", { sessionId: id, message });
      workers.set(id, { name, channel: channel(post) });
    },
    "NodeWorker.detachedFromWorker": ({ sessionId }) => void workers.delete(String(sessionId)),
    "NodeWorker.receivedMessageFromWorker": ({ sessionId, message }) =>
      workers.get(String(sessionId))?.channel.receive(JSON.parse(String(message)) as Message),
    "HeapProfiler.addHeapSnapshotChunk": ({ chunk }) => {
      if (snapshotFile !== null) writeSync(snapshotFile, String(chunk));
    },
  };
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === undefined) main.receive(message);
    else events[message.method]?.(message.params ?? {});
  });
  await main.send("NodeWorker.enable", { waitForDebuggerOnStart: false });
  return {
    threads: async () => {
      const list = [await memoryOf("main", main.send)];
      for (const { name, channel: worker } of workers.values()) {
        // A thread that ends now never replies.
        const memory = await Promise.race([memoryOf(name, worker.send), wait(10_000, null)]);
        if (memory) list.push(memory);
      }
      return list;
    },
    snapshot: async (file) => {
      snapshotFile = openSync(file, "w", 0o600);
      await main.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
      closeSync(snapshotFile);
      snapshotFile = null;
    },
    close: () => socket.close(),
  };
}
