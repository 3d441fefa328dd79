import { untilStored } from "../support/flow.ts";
import { button, choosePlayers, demoMatch } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

declare global {
  interface Window {
    /** Set while the engine's answers are kept back, as those of a long generation are. */
    holdAnswers?: boolean;
  }
}

test("the progress counts whole teams, and it and Cancel stay in view while the page scrolls", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
    ) {
      if (type !== "message" || typeof listener !== "function") {
        listen.call(this, type, listener);
        return;
      }
      listen.call(this, type, (event) => {
        const { data } = event as MessageEvent<{ readonly kind: string; readonly id: number }>;
        if (window.holdAnswers !== true || data.kind !== "answer") listener.call(this, event);
        else {
          const progress = { kind: "progress", id: data.id, done: 1984.5857418111755, total: 2000 };
          listener.call(this, new MessageEvent("message", { data: progress }));
        }
      });
    };
  });
  await choosePlayers(page, demoMatch("cricket", "lineups"));
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("2000");
  await page.evaluate(() => (window.holdAnswers = true));
  await button(page, "Generate Teams").click();
  const progress = page.getByRole("status").filter({ has: page.getByRole("progressbar") });
  await expect(progress).toContainText(/^1,?984 of 2,?000/);
  const cancel = progress.getByRole("button", { name: "Cancel" });
  for (const end of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), end);
    await expect(progress.getByRole("progressbar")).toBeInViewport();
    await expect(cancel).toBeInViewport();
  }
  await cancel.click();
  await expect(progress).toHaveCount(0);
});

test("two taps make the teams once, and the number is kept for the next visit", async ({ page }) => {
  const match = demoMatch("cricket", "lineups");
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  const field = page.getByRole("textbox", { name: "Enter Number of Teams" });
  await field.fill("30");
  await expect(page.getByText(/teams possible: \d/).first()).toBeAttached();
  // In one task, before the screen can show that a generation runs.
  await button(page, "Generate Teams").evaluate((each: HTMLButtonElement) => {
    each.click();
    each.click();
  });
  await expect(page.getByRole("article").first()).toBeVisible();
  await untilStored(page);
  expect(new URL(page.url()).pathname).toContain(`/display/${match}/1/`);
  await page.goBack();
  await expect(field).toHaveValue("30");
  await page.goto(`/previousmatch/${match}`);
  await expect(page.getByRole("link", { name: /^Open, Attempt/ })).toHaveCount(1);
});
