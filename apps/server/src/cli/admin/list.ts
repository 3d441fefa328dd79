import type { Deps } from "#http/deps.ts";
import { listStaff } from "#modules/accounts/public.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noteRead } from "../note-read.ts";
import { powersOf, wordsOf } from "./account-lines.ts";

export async function list(deps: Deps, io: Io, json = false): Promise<number> {
  await noteRead(deps, { action: "account.list" });
  const staff = await listStaff(deps.database.db);
  if (json)
    io.out(JSON.stringify(staff.map((account) => ({ phone: account.phone, powers: wordsOf(account) }))));
  else for (const account of staff) io.out(`${account.phone}\t${powersOf(account)}`);
  return exit.done;
}
