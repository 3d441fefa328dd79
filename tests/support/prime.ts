import { demoAccounts } from "./demo.ts";
import type { AccountName, Product } from "./product.ts";
import { staffCalls } from "./staff-calls.ts";

const DAYS = 30;

async function idOf(product: Product, account: AccountName): Promise<string> {
  const admin = await staffCalls(product, "primeSuperuser");
  const body = { phoneNumber: demoAccounts[account].phone };
  const reply = await admin.send("POST", "/api/auth/details/{me}", body);
  return (reply["data"] as { userId: string }).userId;
}

/** Gives a demo account a running prime plan, as a prime admin does. */
export async function makePrimeUser(product: Product, account: AccountName): Promise<void> {
  const admin = await staffCalls(product, "primeSuperuser");
  const id = await idOf(product, account);
  await admin.send("POST", "/api/auth/registerprime", { phoneNumber: demoAccounts[account].phone });
  await admin.send("POST", `/api/primeplan/add/super/${id}/{me}`, { duration: DAYS });
}

export async function endPrimePlan(product: Product, account: AccountName): Promise<void> {
  const admin = await staffCalls(product, "primeSuperuser");
  await admin.send("DELETE", `/api/primeplan/remove/${await idOf(product, account)}/{me}`);
}

/** Sets powers of a demo account, as an admin does. */
export async function setPowers(product: Product, account: AccountName, powers: object): Promise<void> {
  const admin = await staffCalls(product, "admin");
  await admin.send("PUT", `/api/admin/powers/${await idOf(product, account)}/{me}`, powers);
}
