import type { ElementHandle, Page } from "@playwright/test";
import { filledAddress } from "./addresses.ts";

export interface Choice {
  /** A whole number from 0 up to, but not including, this one. */
  readonly below: (limit: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

const TIMEOUT = 3000;

/** What would end the account or its session, or leave the product. */
const NOT_TAPPED = /log ?out|sign out|delete my account|change password|\bblock\b|remove all/i;

const texts = [
  "",
  "0",
  "-1",
  "11",
  "1,000",
  "99999999999999999999",
  "9000000001",
  "12.5",
  "a",
  "%",
  "https%3A%2F%2Fphish.example",
  "<b>bold</b>",
  "नमस्ते टीम",
  "مرحبا بالعالم",
  "👨‍👩‍👧‍👦🏏",
  "x".repeat(300),
  "long name ".repeat(30),
  "one\ntwo\nthree",
];

/** A control on screen that can be used: of the dialog in front where one is open. */
async function pickControl(page: Page, choice: Choice): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle(
    ([random, refusedCalls]) => {
      const scope: ParentNode =
        [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document;
      const controls = [
        ...scope.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem]",
        ),
      ].filter((control) => {
        const name = `${control.getAttribute("aria-label") ?? ""} ${control.textContent}`;
        if (
          new RegExp(refusedCalls, "i").test(name) ||
          control.matches(":disabled, input[type=file], [target=_blank]")
        )
          return false;
        if (control instanceof HTMLAnchorElement && control.origin !== location.origin) return false;
        const visible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return visible && (control.getBoundingClientRect().width > 1 || control.matches("input"));
      });
      return controls[Math.floor(random * controls.length)] ?? null;
    },
    [choice.below(1_000_000) / 1_000_000, NOT_TAPPED.source] as const,
  );
  return handle.asElement();
}

const describeControl = (control: ElementHandle<HTMLElement>): Promise<string> =>
  control.evaluate((element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    const field = element instanceof HTMLInputElement ? `${element.type} ${element.name}` : "";
    return `${element.tagName.toLowerCase()} ${field} "${name.slice(0, 40)}" ${element.getAttribute("href") ?? ""}`;
  });

/** Uses a control as a person would: types, chooses, taps, or taps twice. */
async function useControl(page: Page, choice: Choice): Promise<string> {
  const control = await pickControl(page, choice);
  if (control === null) return "no control on screen";
  const name = await describeControl(control);
  const kind = await control.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? "select"
      : element.matches(
            "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])",
          )
        ? "text"
        : "tap",
  );
  if (kind === "select") {
    const count = await control.evaluate((element) => (element as HTMLSelectElement).options.length);
    await control.selectOption({ index: choice.below(count) }, { timeout: TIMEOUT });
    return `choose in ${name}`;
  }
  if (kind === "text") {
    const text = choice.pick(texts);
    await control.fill(text, { timeout: TIMEOUT }).catch(() => undefined);
    if (choice.below(3) === 0) await page.keyboard.press("Enter");
    return `type "${text.slice(0, 20)}" into ${name}`;
  }
  const twice = choice.below(8) === 0;
  await (twice ? control.dblclick({ timeout: TIMEOUT }) : control.click({ timeout: TIMEOUT }));
  return `${twice ? "tap twice on" : "tap on"} ${name}`;
}

interface Action {
  /** Of all weights together, how often. */
  readonly weight: number;
  readonly perform: (page: Page, choice: Choice, addresses: readonly string[]) => Promise<string>;
}

const actions: readonly Action[] = [
  { weight: 70, perform: useControl },
  {
    weight: 8,
    perform: async (page, choice, addresses) => {
      const address = filledAddress(choice.pick(addresses), choice.pick);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      return `open ${address}`;
    },
  },
  { weight: 6, perform: async (page) => (await page.goBack({ waitUntil: "commit" }), "Back") },
  { weight: 2, perform: async (page) => (await page.goForward({ waitUntil: "commit" }), "Forward") },
  { weight: 4, perform: async (page) => (await page.reload({ waitUntil: "domcontentloaded" }), "reload") },
  { weight: 4, perform: async (page) => (await page.keyboard.press("Escape"), "Escape") },
  {
    weight: 3,
    perform: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(300);
      await page.context().setOffline(false);
      return "offline for a moment";
    },
  },
  {
    weight: 2,
    perform: async (page, choice) => {
      const width = choice.pick([320, 390, 1280]);
      await page.setViewportSize({ width, height: 844 });
      return `${width} pixels wide`;
    },
  },
];

const ALL = actions.reduce((sum, { weight }) => sum + weight, 0);

/** Does something, and says what. A control that goes away meanwhile is no fault. */
export async function act(page: Page, choice: Choice, addresses: readonly string[]): Promise<string> {
  let rest = choice.below(ALL);
  const action = actions.find(({ weight }) => (rest -= weight) < 0) ?? actions[0];
  try {
    return (await action?.perform(page, choice, addresses)) ?? "";
  } catch (error) {
    return `could not: ${String(error).split("\n", 1)[0]}`;
  }
}
