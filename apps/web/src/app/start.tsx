import "./zod-settings.ts";
import "../ui/theme/mantine.css";
import "../ui/theme/tokens.css";
import "../ui/theme/global.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { useAccountStore } from "../data/api/account.ts";
import { bootstrapQuery } from "../data/api/bootstrap.ts";
import { queryClient } from "../data/api/query-client.ts";
import { forgetEarlyCalls } from "../data/api/early-calls.ts";
import { planStatusQuery } from "../data/api/session.ts";
import { idle } from "./idle.ts";
import { nameManifest } from "./name-manifest.ts";
import { nextTask } from "./next-task.ts";
import { restoreLanguage } from "../i18n/text.ts";
import { App } from "./app.tsx";
import { startHousekeeping } from "./housekeeping.ts";
import { loadScreen } from "./screens.tsx";
import { startServiceWorker } from "./service-worker-client.ts";

/** On its way while the screen's code is. */
const askWhatEveryScreenNeeds = (): void => {
  void queryClient.prefetchQuery(bootstrapQuery);
  const { account } = useAccountStore.getState();
  if (account) void queryClient.prefetchQuery(planStatusQuery(account.id));
};

/** What takes the line, but nobody waits for: when the first screen's code has come and the browser has nothing to do. */
const startTheRest = async (): Promise<void> => {
  await loadScreen(window.location.pathname);
  await idle();
  forgetEarlyCalls();
  nameManifest();
  startServiceWorker();
};

/** Shows the application; until then stands what index.html shows. */
export const start = async (): Promise<void> => {
  const root = document.querySelector("#root");
  if (!root) throw new Error("index.html has no #root");
  askWhatEveryScreenNeeds();
  // What lies in the first file is there at once; another screen's title stands until its code has come.
  await Promise.race([loadScreen(window.location.pathname), nextTask()]);
  await restoreLanguage().catch(() => undefined);
  // In slices: a slow phone answers a tap while the first screen is made.
  startTransition(() => createRoot(root).render(<App />));
  void startTheRest();
  startHousekeeping();
};
