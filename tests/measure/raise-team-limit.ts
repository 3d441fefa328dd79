import { demoAccounts } from "../support/demo.ts";
import { ApiCaller } from "../support/payload.ts";

/** Raises the account's limit to 25,000 teams, as an admin would. */
export async function raiseTeamLimit(
  url: string,
  account: { phone: string; password: string },
): Promise<void> {
  const admin = new ApiCaller(url);
  const adminId = await admin.signIn(demoAccounts.admin.phone, demoAccounts.admin.password);
  const id = await new ApiCaller(url).signIn(account.phone, account.password);
  const { status, body } = await admin.call("PUT", `/api/admin/powers/${id}/${adminId}`, {
    raised_team_limit: true,
  });
  if (status !== 200) throw new Error(`Raising the limit answered ${status}: ${JSON.stringify(body)}`);
}
