import { startServer } from "../../support/server.ts";
import { heading } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

test("Contact us names the operator's address where one is set", async ({ page, browser }) => {
  await page.goto("/contactus");
  await expect(heading(page, "Contact Us")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Reach us" })).toHaveCount(0);
  const server = await startServer({
    shortLived: true,
    settings: { CONTACT: "mailto:help@teamwright.example" },
  });
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await other.goto(`${server.url}/contactus`);
  await expect(other.getByRole("link", { name: "help@teamwright.example" })).toHaveAttribute(
    "href",
    "mailto:help@teamwright.example",
  );
  await context.close();
  await server.stop();
});
