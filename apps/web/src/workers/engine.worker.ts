import { answering } from "./answer.ts";

/** The parts of a worker's scope that are used here; its full types conflict with those of the page. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

const answer = answering();
scope.addEventListener("message", (event) =>
  answer(event.data, (reply, transfer) => scope.postMessage(reply, transfer)),
);
