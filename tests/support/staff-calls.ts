import { request } from "@playwright/test";
import { demoAccounts } from "./demo.ts";
import type { AccountName, Product } from "./product.ts";

let lastPhone = Date.now() % 100_000_000;
/** A number that is not yet used in this run. */
export const newPhone = (): string => `97${String((lastPhone += 1)).padStart(8, "0")}`;

/** Actions of staff by the calls of their screens, to prepare an account of the test's own. */
export interface StaffCalls {
  /** Creates a customer who must change the password; returns the account's id. */
  readonly register: (phone: string, password: string, days: number) => Promise<string>;
  /** Any call by the staff account; `{me}` in the path is its id. Throws unless it succeeds. */
  readonly send: (method: string, path: string, data?: object) => Promise<Record<string, unknown>>;
}

export async function staffCalls(product: Product, account: AccountName): Promise<StaffCalls> {
  const storageState = await product.sessionOf(account);
  const stored = storageState.origins.flatMap(({ localStorage }) => localStorage);
  const me = JSON.parse(stored.find(({ name }) => name === "tg_id")?.value ?? "null") as string;
  const context = await request.newContext({
    baseURL: product.url,
    storageState,
    extraHTTPHeaders: { origin: product.url },
  });
  const send: StaffCalls["send"] = async (method, path, data) => {
    const reply = await context.fetch(path.replace("{me}", me), { method, ...(data && { data }) });
    if (reply.status() !== 200)
      throw new Error(`${method} ${path} answered ${reply.status()}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
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
