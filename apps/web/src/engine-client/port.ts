import type { EngineRequest } from "./protocol.ts";

/** What the client needs of a worker; a test gives it the handlers directly. */
export interface EnginePort {
  post(request: EngineRequest): void;
  /** Ends the worker at once, in the middle of its work. No reply comes after it. */
  stop(): void;
}

export interface PortListeners {
  /** Anything that the worker sent, not yet parsed. */
  readonly onReply: (data: unknown) => void;
  /** The worker is gone or could not read a message. */
  readonly onCrash: (detail: string) => void;
}

export type OpenPort = (listeners: PortListeners) => EnginePort;

/** The engine in its own thread. */
export const openWorkerPort: OpenPort = ({ onReply, onCrash }) => {
  const worker = new Worker(new URL("../workers/engine.worker.ts", import.meta.url), {
    type: "module",
    name: "engine",
  });
  worker.addEventListener("message", (event: MessageEvent<unknown>) => onReply(event.data));
  worker.addEventListener("messageerror", () => onCrash("A reply could not be read"));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onCrash(event.message || "The engine worker failed to start");
  });
  return {
    post: (request) => worker.postMessage(request),
    stop: () => worker.terminate(),
  };
};
