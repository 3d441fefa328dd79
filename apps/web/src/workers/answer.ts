import { handlers } from "./handlers/handlers.ts";
import type { CallHandler } from "./handlers/handler.ts";
import { matchAgain } from "./match-once.ts";
import { parseRequest } from "./protocol.ts";
import type { EngineReply, EngineRequest } from "./protocol.ts";
import { buffersOf } from "./transfer.ts";

/** Milliseconds between two messages of progress: each one renders the page, which has the teams to show. */
const PROGRESS_EVERY = 100;

export type SendReply = (reply: EngineReply, transfer: ArrayBuffer[]) => void;

/** Handles the requests of one client. */
export function answering(): (data: unknown, send: SendReply) => void {
  const withMatch = matchAgain();
  return (data, send) => {
    const request = parseRequest(data);
    if (request !== undefined && Object.hasOwn(handlers, request.call)) answer(withMatch(request), send);
  };
}

/**
 * Handles one request and sends its reply. A handler that throws is a bug: the caller is told, so that nobody waits for
 * ever.
 */
function answer(request: EngineRequest, send: SendReply): void {
  const { id } = request;
  try {
    // The input was typed where the call was made.
    const handler = handlers[request.call as keyof typeof handlers] as CallHandler<unknown>;
    let toldAt = -Infinity;
    const outcome = handler(request.input, (doneCount, total) => {
      const now = performance.now();
      if (now - toldAt < PROGRESS_EVERY) return;
      toldAt = now;
      send({ kind: "progress", id, done: doneCount, total }, []);
    });
    send({ kind: "answer", id, outcome }, buffersOf(outcome));
  } catch (error) {
    const detail = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
    send({ kind: "fault", id, fault: { code: "engine_crashed", detail } }, []);
  }
}
