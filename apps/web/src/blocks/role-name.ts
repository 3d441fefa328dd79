import type { Role } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";

/** A role's name in the chosen language; a sport without translated roles has its own name of it. */
export const roleName = ({ code, name }: Pick<Role, "code" | "name">): string =>
  t("shell.roleName", { code, name });
