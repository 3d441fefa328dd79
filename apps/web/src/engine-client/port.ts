import { matchOnce } from "#workers/match-once.ts";
import type { EngineRequest } from "#workers/protocol.ts";

/** The client's interface to a worker; a test connects the handlers directly. */
export interface EnginePort {
  post(request: EngineRequest): void;
  /** Ends the worker at once, even during its work. It sends no reply after that. */
  stop(): void;
}

export interface PortListeners {
  /** Any message of the worker, not yet parsed. */
  readonly onReply: (data: unknown) => void;
  /** The worker ended or could not read a message. */
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
    post: matchOnce((request) => worker.postMessage(request)),
    stop: () => worker.terminate(),
  };
};
