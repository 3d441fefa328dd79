import { request } from "@playwright/test";
import { demoAccounts } from "./demo.ts";
import type { AccountName, Product, Session } from "./product.ts";

let lastPhone = Date.now() % 100_000_000;
/** A number that is not yet used in this run. */
export const newPhone = (): string => `97${String((lastPhone += 1)).padStart(8, "0")}`;

/** Calls of one account. They throw unless they succeed. */
export type Send = (method: string, path: string, data?: object) => Promise<Record<string, unknown>>;

/** The calls of an account by its stored session: another sign-in would be another device, and an account has two. */
export async function sendAs(url: string, storageState: Session): Promise<Send> {
  const context = await request.newContext({ baseURL: url, storageState, extraHTTPHeaders: { origin: url } });
  return async (method, path, data) => {
    const reply = await context.fetch(path, { method, ...(data && { data }) });
    if (reply.status() !== 200)
      throw new Error(`${method} ${path} answered ${reply.status()}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
}

/** Actions of staff by the calls of their screens, to prepare an account of the test's own. */
export interface StaffCalls {
  /** Creates a customer who must change the password; returns the account's id. */
  readonly register: (phone: string, password: string, days: number) => Promise<string>;
  /** Any call by the staff account; `{me}` in the path is its id. */
  readonly send: Send;
}

export async function staffCalls(product: Product, account: AccountName): Promise<StaffCalls> {
  const storageState = await product.sessionOf(account);
  const storedEntries = storageState.origins.flatMap(({ localStorage }) => localStorage);
  const me = JSON.parse(storedEntries.find(({ name }) => name === "tg_id")?.value ?? "null") as string;
  const call = await sendAs(product.url, storageState);
  const send: Send = (method, path, data) => call(method, path.replace("{me}", me), data);
  return {
    send,
    register: async (phoneNumber, password, duration) => {
      const superUserPhoneNumber = demoAccounts[account].phone;
      const body = { phoneNumber, password, duration, superUserPhoneNumber };
      const reply = await send("POST", "/api/auth/register", body);
      return (reply["data"] as { id: string }).id;
    },
  };
}
