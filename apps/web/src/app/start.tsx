import "./zod-settings.ts";
import "../ui/theme/mantine.css";
import "../ui/theme/tokens.css";
import "../ui/theme/global.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { restoreLanguage } from "../i18n/text.ts";
import { App } from "./app.tsx";
import { startHousekeeping } from "./housekeeping.ts";
import { startServiceWorker } from "./service-worker-client.ts";

/** Shows the application. */
export const start = async (): Promise<void> => {
  const root = document.querySelector("#root");
  if (!root) throw new Error("index.html has no #root");
  await restoreLanguage().catch(() => undefined);
  // In slices: a slow phone answers a tap while the first screen is made.
  startTransition(() => createRoot(root).render(<App />));
  startServiceWorker();
  startHousekeeping();
};
