import "./zod-settings.ts";
import "../ui/theme/mantine.css";
import "../ui/theme/tokens.css";
import "../ui/theme/global.css";
import { createRoot } from "react-dom/client";
import { restoreLanguage } from "../i18n/text.ts";
import { App } from "./app.tsx";
import { startHousekeeping } from "./housekeeping.ts";
import { reloadOnMissingChunk, startServiceWorker } from "./service-worker-client.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

reloadOnMissingChunk();
await restoreLanguage();
createRoot(root).render(<App />);
startServiceWorker();
startHousekeeping();
