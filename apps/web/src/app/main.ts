import "react-dom/client";
import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";
import { wakeLocalStorage } from "./wake-local-storage.ts";

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * The libraries have run when this does; the application runs in a task of its own, so that the phone answers between
 * the two. In one file they were the longest task of a visit.
 */
const main = async (): Promise<void> => {
  await nextTask();
  wakeLocalStorage();
  const { start } = await import("./start.tsx");
  await start();
};

reloadOnMissingChunk();
// No await at the top level: a language's chunk imports this one and would wait for it for ever.
void main();
