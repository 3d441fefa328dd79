import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";
import { wakeLocalStorage } from "./wake-local-storage.ts";

/**
 * Two steps, so that the phone answers between them: React runs while the application is still on its way. In one
 * file they were the longest task of a visit.
 */
const main = async (): Promise<void> => {
  await import("react-dom/client");
  const { start } = await import("./start.tsx");
  await start();
};

reloadOnMissingChunk();
wakeLocalStorage();
// No await at the top level: a language's chunk imports this one and would wait for it for ever.
void main();
