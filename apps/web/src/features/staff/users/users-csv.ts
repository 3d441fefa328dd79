import type { ListedUser } from "@teamwright/contract";
import { csvCell } from "@teamwright/engine/team-set";
import { t } from "#i18n/translate.ts";
import { roleWords } from "./user-words.ts";

/** The users as CSV, one line each. */
export function usersCsv(users: readonly ListedUser[]): string {
  const head = [
    t("staff.phone"),
    t("staff.desk.name"),
    t("staff.desk.planEnd"),
    t("staff.desk.daysLeft"),
    t("staff.desk.primeEnd"),
    t("staff.desk.marks"),
    t("staff.desk.registered"),
  ];
  const lines = users.map((user) => [
    user.phoneNumber,
    user.name,
    user.plan?.end_date ?? "",
    String(user.plan?.days_left ?? 0),
    user.prime_plan?.end_date ?? "",
    roleWords(user)
      .map(({ words }) => words)
      .join("; "),
    user.createdAt,
  ]);
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}
