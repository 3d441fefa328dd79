import { routes as home } from "../features/home/routes.ts";
import type { RouteEntry } from "../lib/route-entry.ts";

/** Every user-visible area. A feature is here when it works; a route that is not here does not exist. */
export const features: readonly (readonly RouteEntry[])[] = [home];
