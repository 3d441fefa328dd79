import { applyStyles } from "./apply-styles.ts";
import { makeFirstCalls } from "./first-calls.ts";
import { nextTask } from "./next-task.ts";
import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";
import { wakeFormats } from "./wake-formats.ts";
import { wakeLocalStorage } from "./wake-local-storage.ts";

/** Until the frame of index.html is on the screen; a page in the background paints nothing. */
const framePainted = async (): Promise<void> => {
  if (document.visibilityState === "hidden" || performance.getEntriesByType("paint").length > 0) return;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await nextTask();
};

/**
 * First the frame is painted, then React runs, then the other libraries, then the application, each in a task of its
 * own: on a fast line with a slow phone the frame would wait for all of them, and a tap too. The page names all the files,
 * they come at once.
 */
const main = async (): Promise<void> => {
  await framePainted();
  const styled = applyStyles();
  await nextTask();
  wakeLocalStorage();
  void makeFirstCalls();
  await nextTask();
  wakeFormats();
  await nextTask();
  await import("react-dom/client");
  await nextTask();
  await import("./zod-settings.ts");
  await nextTask();
  const { start } = await import("./start.tsx");
  await styled;
  await nextTask();
  await start();
};

reloadOnMissingChunk();
// No await at the top level: a language's chunk imports this one and would wait for it for ever.
main().catch(() => {
  document.querySelector(".start-failed")?.removeAttribute("hidden");
});
