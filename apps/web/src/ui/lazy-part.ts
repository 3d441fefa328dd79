// The only place where `lazy` does not leave its failure to the screen.
// oxlint-disable-next-line no-restricted-imports
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { t } from "#i18n/translate.ts";
import { toast } from "./toast.ts";

/** After a failure with a network, in milliseconds: a connection between two cells is often back after a moment. */
const PAUSES = [500, 2000];

async function whenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        toast.info(t("shell.offlineHint"));
        await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      } else if (failures === PAUSES.length) throw error;
      else await new Promise((resolve) => setTimeout(resolve, PAUSES[failures++]));
    }
  }
}

/**
 * A part of a screen whose code is loaded when it is first shown. React stores the failure of `lazy` for ever and replaces the
 * whole screen, so a load that fails for want of a network is repeated once there is one.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await whenOnline(load) }));
