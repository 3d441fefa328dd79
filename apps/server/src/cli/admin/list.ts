import type { Deps } from "../../http/deps.ts";
import { listStaff } from "../../modules/accounts/public.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noteRead } from "../note-read.ts";
import { powersOf } from "./account-lines.ts";

export async function list(deps: Deps, io: Io): Promise<number> {
  await noteRead(deps, { action: "account.list" });
  for (const account of await listStaff(deps.database.db)) io.out(`${account.phone}\t${powersOf(account)}`);
  return exit.done;
}
