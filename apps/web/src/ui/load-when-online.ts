import { t } from "#i18n/translate.ts";
import { toast } from "./toast.ts";

/** After a failure with a network, in milliseconds: a connection between two cells is often back after a moment. */
const PAUSES = [500, 2000];

let tappedElement: Element | null = null;
window.addEventListener(
  "click",
  ({ target }) => {
    tappedElement = target instanceof Element ? target.closest("a, button") : null;
  },
  { capture: true },
);

/** Says that it waits, and again at each tap of the control, until there is a network. */
const untilOnline = (control: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const say = (): void => toast.info(t("shell.opensWhenOnline"));
    const sayAgain = ({ target }: Event): void => {
      if (target instanceof Node && control?.contains(target)) say();
    };
    say();
    window.addEventListener("click", sayAgain);
    window.addEventListener(
      "online",
      () => {
        window.removeEventListener("click", sayAgain);
        resolve();
      },
      { once: true },
    );
  });

/** Loads code that the user opened: again after a failure, and without a network says so and waits for it. */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  const control = tappedElement;
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) await untilOnline(control);
      else if (failures === PAUSES.length) throw error;
      else await new Promise((resolve) => setTimeout(resolve, PAUSES[failures++]));
    }
  }
}
