import { t } from "#i18n/translate.ts";
import { toast } from "./toast.ts";

/** After a failure with a network, in milliseconds: a connection between two cells is often back after a moment. */
const PAUSES = [500, 2000];

/** Loads code that the user opened: again after a failure, and without a network says so and waits for it. */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        toast.info(t("shell.opensWhenOnline"));
        await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      } else if (failures === PAUSES.length) throw error;
      else await new Promise((resolve) => setTimeout(resolve, PAUSES[failures++]));
    }
  }
}
