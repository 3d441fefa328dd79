// The only place where `lazy` does not leave its failure to the screen.
// oxlint-disable-next-line no-restricted-imports
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadWhenOnline } from "./load-when-online.ts";

/**
 * A part of a screen whose code is loaded when it is first shown. React stores the failure of `lazy` for ever and replaces the
 * whole screen, so a load that fails for want of a network is repeated once there is one.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadWhenOnline(load) }));
