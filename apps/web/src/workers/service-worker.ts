import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";

type PrecacheEntry = { readonly url: string; readonly revision: string | null };

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

// The application itself: every chunk of the build, so that each screen opens offline.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const isApi = (url: URL): boolean => url.pathname.startsWith("/api/");
const isServerPage = (url: URL): boolean => /^\/(healthz|readyz|metrics|openapi)/.test(url.pathname);

// A page address is answered with the shell, which routes in the browser. The server's own pages pass.
const shell = createHandlerBoundToURL("/index.html");
registerRoute(
  new NavigationRoute(async (options) =>
    isApi(options.url) || isServerPage(options.url) ? fetch(options.request) : shell(options),
  ),
);

registerRoute(({ url }) => url.pathname === "/config.json", new NetworkFirst({ cacheName: "configuration" }));

/** Crests, faces and promotions: small, rarely changed. Answers that cannot be read (opaque) are not kept. */
const MOST_PICTURES = 600;
const pictures = "pictures";

const forgetOldest = async (): Promise<void> => {
  const cache = await caches.open(pictures);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - MOST_PICTURES));
  await Promise.all(surplus.map((key) => cache.delete(key)));
};

const readable = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> =>
    response.status === 200 ? response : null,
  cacheDidUpdate: forgetOldest,
};

registerRoute(
  ({ request, url }) => request.destination === "image" && url.origin === self.location.origin && !isApi(url),
  new StaleWhileRevalidate({ cacheName: pictures, plugins: [readable] }),
);
registerRoute(
  ({ request, url }) => request.destination === "image" && url.origin !== self.location.origin,
  new CacheFirst({ cacheName: pictures, plugins: [readable] }),
);

// The page asks for this when the user has chosen to load the new version.
self.addEventListener("message", (event) => {
  if (event.data === "activate") void self.skipWaiting();
});
// The first visit is offline-ready at once; an update waits for the user's word and then takes every tab.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});
