import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { handleNotices } from "./push-notices.ts";

type PrecacheEntry = { readonly url: string; readonly revision: string | null };

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

// The application: every chunk of the build, so that each screen opens offline.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const isApi = (url: URL): boolean => url.pathname.startsWith("/api/");
const isServerPage = (url: URL): boolean => /^\/(healthz|readyz|metrics|openapi)/.test(url.pathname);

// A page address is answered with the shell, and the browser does the routing. The server's own pages are not
// intercepted.
const shell = createHandlerBoundToURL("/index.html");
registerRoute(
  new NavigationRoute(async (options) =>
    isApi(options.url) || isServerPage(options.url) ? fetch(options.request) : shell(options),
  ),
);

registerRoute(({ url }) => url.pathname === "/config.json", new NetworkFirst({ cacheName: "configuration" }));

/** Crests, faces and promotions: small, rarely changed. Opaque responses are not cached. */
const MAX_PICTURES = 600;
const pictures = "pictures-in-order-of-use";
// The library's declarations are not valid under `exactOptionalPropertyTypes`.
type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>["plugins"]>;
const plugins = [
  {
    cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> =>
      response.status === 200 ? response : null,
  },
  new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
] as Plugins;

registerRoute(
  ({ request, url }) => request.destination === "image" && url.origin === self.location.origin && !isApi(url),
  new StaleWhileRevalidate({ cacheName: pictures, plugins }),
);
registerRoute(
  ({ request, url }) => request.destination === "image" && url.origin !== self.location.origin,
  new CacheFirst({ cacheName: pictures, plugins }),
);

handleNotices();

// The page sends this when the user has chosen to load the new version.
self.addEventListener("message", (event) => {
  if (event.data === "activate") void self.skipWaiting();
});
// The first visit is available offline at once; an update waits until the user confirms it and then applies to every
// tab.
self.addEventListener("activate", (event) => {
  // From earlier releases: its pictures have no time of use, so they would never be deleted.
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete("pictures")]));
});
