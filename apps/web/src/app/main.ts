import { followTextSize } from "#lib/text-size.ts";
import { applyStyles } from "./apply-styles.ts";
import { makeFirstCalls } from "./first-calls.ts";
import { nextTask } from "./next-task.ts";
import { reloadFailedStart, reloadOnNewBuild } from "./reload-page.ts";
import { wakeFormats } from "./wake-formats.ts";
import { wakeLocalStorage } from "./wake-local-storage.ts";

/** Resolves when the frame of index.html is painted; a background page paints nothing, so it resolves at once. */
const framePainted = async (): Promise<void> => {
  if (document.visibilityState === "hidden" || performance.getEntriesByType("paint").length > 0) return;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await nextTask();
};

/**
 * First the frame is painted, then React runs, then the other libraries, then the application, each in a separate task:
 * in one task, on a fast connection with a slow phone, the frame and taps would wait for all of them. The page preloads
 * all the files, so they load in parallel.
 */
const main = async (): Promise<void> => {
  await framePainted();
  followTextSize();
  wakeFormats();
  const styleLoad = applyStyles();
  await nextTask();
  wakeLocalStorage();
  void makeFirstCalls();
  await nextTask();
  await import("react-dom/client");
  await nextTask();
  await import("./libraries.ts");
  await nextTask();
  const { start } = await import("./start.tsx");
  await styleLoad;
  await nextTask();
  await start();
};

/**
 * Whether the browser has what the server's guards need: a secure context, without which there is no encryption, and the
 * content security policy. docs/security.md lists them.
 */
const isProtected = window.isSecureContext && "SecurityPolicyViolationEvent" in window;

reloadOnNewBuild();
// No top-level await: a language's chunk imports this one and would never finish waiting for it.
if (isProtected)
  main().catch(() => {
    document.querySelector(".start-failed")?.removeAttribute("hidden");
    void reloadFailedStart();
  });
else document.querySelector(".start-unprotected")?.removeAttribute("hidden");
