import { openPushService } from "./bell.ts";
import type { Script } from "./script.ts";

/** The settings of the server that a script needs: where other systems are. */
export const envOf = async ({ steps }: Script): Promise<Readonly<Record<string, string>>> =>
  steps.some(({ kind }) => kind === "bell") ? { PUSH_SERVICES: (await openPushService()).origin } : {};
