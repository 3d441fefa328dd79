import type { Page } from "@playwright/test";
import { demoAccounts } from "../support/demo.ts";
import { expect, test } from "../support/product.ts";

/** Everything that the browser stores for the page, as text, by its place; cookies that scripts cannot read are not in it. */
const readStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const places: Record<string, string> = {};
    for (const storage of [localStorage, sessionStorage])
      for (let at = 0; at < storage.length; at += 1) {
        const key = storage.key(at) ?? "";
        places[key] = storage.getItem(key) ?? "";
      }
    places["cookies"] = document.cookie;
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("no reason"));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        places[`${name} ${store}`] = JSON.stringify(
          await resultOf(database.transaction(store).objectStore(store).getAll()),
        );
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        places[`cache ${request.url}`] = (await (await cache.match(request))?.text()) ?? "";
    }
    return places;
  });

test("the device stores no password or token, and what is personal in the two keys of the documents alone", async ({
  page,
}) => {
  for (const path of ["/", "/profile", "/plandata", "/notices", "/mymatches"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  }
  const status = await page.evaluate(async () => {
    const id: unknown = JSON.parse(localStorage.getItem("tg_id") ?? "");
    return (await fetch(`/api/plan/status/${String(id)}`)).json() as Promise<{
      data: Record<string, unknown>;
    }>;
  });
  const { name, email, phoneNumber } = status.data;
  expect([name, email, phoneNumber].every((value) => typeof value === "string" && value.length > 4)).toBe(
    true,
  );
  const places = Object.entries(await readStored(page));
  expect(places.length).toBeGreaterThan(3);
  const cookies = await page.context().cookies();
  const tokens = cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
  expect(tokens.length).toBeGreaterThan(0);
  const placesOf = (text: string) =>
    places.flatMap(([place, content]) => (content.includes(text) ? [place] : [])).toSorted();
  for (const secret of [...tokens, demoAccounts.customer.password]) expect(placesOf(secret)).toEqual([]);
  expect(placesOf(String(phoneNumber))).toEqual(["ph_number", "tg_stuff"]);
  for (const personal of [name, email]) expect(placesOf(String(personal))).toEqual(["tg_stuff"]);
});
