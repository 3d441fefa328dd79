import type { ListedUser } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import type { Tone } from "#ui/chip.tsx";

/** What an account is besides a customer with a plan, in words. */
export function roleWords(user: ListedUser): readonly { readonly words: string; readonly tone: Tone }[] {
  const { user_role: role } = user;
  return [
    ...(user.accountBlocked ? [{ words: t("staff.users.blocked"), tone: "bad" as const }] : []),
    ...(role === "customer" ? [] : [{ words: t(`staff.users.roles.${role}`), tone: "accent" as const }]),
    ...(user.prime_admin ? [{ words: t("staff.users.primeAdmin"), tone: "accent" as const }] : []),
    ...(user.expert ? [{ words: t("staff.users.expert"), tone: "neutral" as const }] : []),
    ...(user.group_owner_access ? [{ words: t("staff.users.groupOwner"), tone: "neutral" as const }] : []),
    ...(user.prime_user ? [{ words: t("staff.users.primeUser"), tone: "neutral" as const }] : []),
  ];
}

/** When the plan ends or ended. */
export function planWords({ plan }: ListedUser): string {
  if (plan === null) return t("staff.desk.neverPlan");
  const { end_date: end, days_left: left } = plan;
  return left > 0 ? t("staff.desk.planUntil", { date: end, left }) : t("staff.desk.planOver", { date: end });
}
