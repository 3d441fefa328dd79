import { t } from "#i18n/translate.ts";

export type PlanTarget = { readonly userId: string; readonly adminId: string };

/** Checks before a call that both the caller and the user are known. Returns the specification's message when not. */
export const targetProblem = ({ userId, adminId }: PlanTarget): string | null => {
  if (adminId === "") return t("staff.invalidAdmin");
  return userId === "" ? t("staff.dataNotFetched") : null;
};
