import { expect, test } from "../../support/product.ts";
import { newPhone, staffCalls } from "../../support/staff-calls.ts";

test.use({ account: null });

test("a page that is open when its account is blocked signs out and says why", async ({ page, product }) => {
  const staff = await staffCalls(product, "admin");
  const phoneNumber = newPhone();
  const first = "harbour seven";
  const id = await staff.register(phoneNumber, first, 7);
  const headers = { origin: product.url };
  const call = async (method: "post" | "put", path: string, data: object) =>
    expect((await page.request[method](product.url + path, { data, headers })).status()).toBe(200);
  await call("post", "/api/auth/login", { phoneNumber, password: first });
  const password = "lantern over water";
  await call("put", `/api/auth/change_password/${id}`, {
    name: "Asha Rao",
    email: "asha@example.com",
    password,
  });
  await page.addInitScript(
    ([account, phone]) => {
      localStorage.setItem("tg_id", JSON.stringify(account));
      localStorage.setItem("ph_number", JSON.stringify(phone));
    },
    [id, phoneNumber] as const,
  );

  const stream = page.waitForResponse(/\/api\/events/);
  await page.goto("/profile");
  await expect(page.getByText("Asha Rao").first()).toBeVisible();
  await stream;
  await staff.send("POST", `/api/auth/block/${id}/{me}`);
  await expect(page.getByText("Your account is blocked!")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
