import "#ui/theme/tokens.css";
import "#ui/theme/global.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { useAccountStore } from "#data/api/account.ts";
import { bootstrapQuery } from "#data/api/bootstrap.ts";
import { queryClient } from "#data/api/query-client.ts";
import { forgetEarlyCalls } from "#data/api/early-calls.ts";
import { planStatusQuery } from "#data/api/session.ts";
import { startColorScheme } from "#lib/color-scheme.ts";
import { idle } from "#lib/idle.ts";
import { ignoreSecondTaps } from "#lib/second-tap.ts";
import { showFocusWhole } from "#lib/whole-focus.ts";
import { nameManifest } from "./name-manifest.ts";
import { nextTask } from "./next-task.ts";
import { loadFrame, restoreLanguage } from "#i18n/translate.ts";
import { App } from "./app.tsx";
import { entryOf, loadEntriesAtFirstTouch } from "./entries.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { setPreload } from "#ui/preload-screen.ts";
import { loadScreen } from "./screens.tsx";
import { startServiceWorker } from "./service-worker-client.ts";

/** Loads in parallel with the screen's code. */
const askWhatEveryScreenNeeds = (): void => {
  void queryClient.prefetchQuery(bootstrapQuery);
  const { account } = useAccountStore.getState();
  if (account) void queryClient.prefetchQuery(planStatusQuery(account.id));
};

/** Downloads that nobody waits for start after the first screen's code has loaded and the browser is idle. */
const startTheRest = async (): Promise<void> => {
  await loadScreen(window.location.pathname);
  await idle();
  forgetEarlyCalls();
  nameManifest();
  loadEntriesAtFirstTouch();
  startServiceWorker();
  setPreload(async (pathname) => {
    await idle();
    await loadScreen(pathname);
  });
};

/** Shows the application; until then the content of index.html stays visible. */
export const start = async (): Promise<void> => {
  const root = document.querySelector("#root");
  if (!root) throw new Error("index.html has no #root");
  askWhatEveryScreenNeeds();
  restoreLanguage();
  const texts = loadFrame();
  await entryOf(window.location.pathname);
  // A screen in the first file is shown at once; for another screen its title is shown until its code has loaded.
  await Promise.race([loadScreen(window.location.pathname), nextTask()]);
  await texts;
  startColorScheme();
  ignoreSecondTaps();
  showFocusWhole();
  // Renders in slices, so that a slow phone responds to taps meanwhile.
  startTransition(() => createRoot(root).render(<App />));
  void startTheRest();
  startHousekeeping();
};
