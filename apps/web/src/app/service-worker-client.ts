import { currentText } from "../i18n/text.ts";
import { setOfflineReady } from "../lib/offline-ready.ts";
import { toast } from "../ui/toast.ts";

const HOUR = 3_600_000;

const offer = (waiting: ServiceWorker): void => {
  const { shell } = currentText();
  toast.info(shell.newVersion, {
    label: shell.reload,
    lasting: true,
    onClick: () => {
      waiting.postMessage("activate");
    },
  });
};

/** Tells of a new version once it lies on the device; nothing changes under the user before they say so. */
const watch = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && navigator.serviceWorker.controller) offer(installing);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
};

const register = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first worker of a fresh visit takes over without a reload; a chosen update loads the new code.
    if (controlled) location.reload();
    controlled = true;
  });
  watch(await serviceWorker.register("/service-worker.js"));
  await serviceWorker.ready;
  setOfflineReady();
};

/** Registers the service worker of a built application; the development server has none. */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void register().catch(() => undefined);
};
