import type { ReportChange, ReportChangeField } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";

/** Fields whose values are words of the form. */
const valueWords: Partial<Record<ReportChangeField, (value: string) => string>> = {
  gender: (gender) => t("reports.gender", { gender }),
  type: (type) => t("reports.type", { type }),
  format: (format) => t("reports.format", { format }),
  tossResult: (elected) => t("reports.changed.elected", { elected }),
  matchResult: (result) => t("reports.changed.result", { result }),
  method: (method) => t("reports.changed.methodName", { method }),
  matchTime: formatInstant,
  role: (role) => t("reports.roleName", { role }),
};

const NOTHING = "–";

/** One change of a report in a sentence: what, of whom, before and after. */
export function changeText({ field, before, after, player }: ReportChange): string {
  const words = (value: string): string => (value === "" ? NOTHING : (valueWords[field]?.(value) ?? value));
  const fieldName = t("reports.changed.field", { field });
  if (field === "dreamTeam" || field === "playing11")
    return t("reports.changed.members", { what: fieldName, left: words(before), joined: words(after) });
  return t("reports.changed.value", {
    what: player === undefined ? fieldName : `${player}, ${fieldName}`,
    before: words(before),
    after: words(after),
  });
}
