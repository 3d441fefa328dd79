import { HOUR } from "@teamwright/domain/durations";
import { t } from "#i18n/translate.ts";
import { setOfflineReady } from "#lib/offline-ready.ts";
import { toast } from "#ui/toast.ts";

const offer = (waiting: ServiceWorker): void => {
  toast.info(t("shell.newVersion"), {
    label: t("shell.reload"),
    lasting: true,
    onClick: () => {
      waiting.postMessage("activate");
    },
  });
};

/** Shows a notice when a new version is installed on the device; nothing changes before the user agrees. */
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
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first worker of a first visit takes over without a reload; a chosen update loads the new code.
    if (wasControlled) location.reload();
    wasControlled = true;
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
