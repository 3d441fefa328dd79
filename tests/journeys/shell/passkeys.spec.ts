import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { expect, test } from "../../support/own-product.ts";
import { axeFindings } from "../../support/screen-check.ts";

test.use({ instance: "passkeys", account: null });

const { phone, password } = demoAccounts.customer;

/** A device with a screen lock that its user always opens. Its passkeys. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    /** Whether the user opens the screen lock when asked. */
    confirm: (enabled: boolean) =>
      client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

/** Browsers have passkeys at names only, not at 127.0.0.1. */
const withHostName = (url: string): string => url.replace("127.0.0.1", "localhost");

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function signInByPassword(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Login").click();
}

async function signOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/profile`);
  await button(page, "Logout").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.waitForURL(`${url}/`);
}

test("an account adds a passkey, signs in with one tap, renames and removes it", async ({
  page,
  product,
}) => {
  const url = withHostName(product.url);
  const authenticator = await addAuthenticator(page);
  // Otherwise the autofill of the form would sign in at once.
  await authenticator.confirm(false);
  await signInByPassword(page, url);
  await expect(page.getByRole("heading", { name: "Log in faster next time" })).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await authenticator.confirm(true);
  await button(page, "Add a passkey").click();
  await page.waitForURL(`${url}/`);
  expect(await authenticator.count()).toBe(1);

  await signOut(page, url);
  await authenticator.confirm(false);
  await page.goto(`${url}/login`);
  await expect(button(page, "Log in with a passkey")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await authenticator.confirm(true);
  await button(page, "Log in with a passkey").click();
  await page.waitForURL(`${url}/`);

  await page.goto(`${url}/profile`);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByRole("listitem")).toHaveText(/Chrome on Linux.*Last used/);
  await passkeys.getByRole("button", { name: "Rename Chrome on Linux" }).click();
  const naming = page.getByRole("dialog", { name: "Rename Chrome on Linux" });
  await naming.getByLabel("Name of the passkey").fill("my desk");
  await naming.getByRole("button", { name: "Rename" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("my desk");
  expect(await axeFindings(page)).toEqual([]);
  await passkeys.getByRole("button", { name: "Remove my desk" }).click();
  await page.getByRole("dialog", { name: "Remove my desk?" }).getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);

  // The device still has it; the server refuses it.
  await signOut(page, url);
  await authenticator.confirm(false);
  await page.goto(`${url}/login`);
  await authenticator.confirm(true);
  await button(page, "Log in with a passkey").click();
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();

  // Offered once on a device.
  await authenticator.confirm(false);
  await signInByPassword(page, url);
  await page.waitForURL(`${url}/`);
});

test("the phone field offers a passkey that was added on the profile", async ({ page, product }) => {
  const url = withHostName(product.url);
  await signInByPassword(page, url);
  await page.waitForURL(`${url}/`);
  await addAuthenticator(page);
  await page.goto(`${url}/profile`);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect(dialog.getByText("The current password is wrong!")).toBeVisible();
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveText(/not used yet/);

  await signOut(page, url);
  // The virtual authenticator chooses its passkey of the autofill at once.
  await page.goto(`${url}/login`);
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/profile`);
  await expect(passkeys.getByRole("listitem")).toHaveText(/Last used/);
});
