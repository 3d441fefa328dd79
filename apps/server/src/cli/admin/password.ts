import { inEnglish } from "@teamwright/text";
import type { Deps } from "#http/deps.ts";
import { wordingOf } from "#http/sending/wording.ts";
import { refusePassword } from "#modules/accounts/public.ts";
import { UsageError } from "../command.ts";
import type { Io } from "../command.ts";

/** The password from standard input, checked by the same rules as in the browser. */
export async function readPassword(phone: string, staff: boolean, deps: Deps, io: Io): Promise<string> {
  const password = (await io.readInput()).replace(/\r?\n$/, "");
  const refusal = await refusePassword(password, { phone, staff }, deps.env.PASSWORD_MIN_LENGTH);
  if (refusal)
    throw new UsageError(
      refusal.code === "common_password"
        ? inEnglish("replies.commonPassword")
        : wordingOf(refusal.message ?? "replies.passwordLength", refusal.values).message,
    );
  return deps.passwords.hash(password);
}
