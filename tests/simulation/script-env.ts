import { openPushService } from "./bell.ts";
import type { Script } from "./script.ts";
import { vendorEnv } from "./vendor-polls.ts";

/** The settings of the server that a script needs: where other systems are. */
export async function envOf({ steps }: Script): Promise<Readonly<Record<string, string>>> {
  return {
    ...(steps.some(({ kind }) => kind === "bell") ? { PUSH_SERVICES: (await openPushService()).origin } : {}),
    ...(steps.some(({ kind }) => kind === "vendor") ? await vendorEnv() : {}),
  };
}
