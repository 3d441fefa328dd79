import type { PlanTerm } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import classes from "./admin-users.module.css";

type RestorePlanProps = {
  readonly term: PlanTerm | null;
  readonly busy: boolean;
  readonly onRestore: () => void;
};

/** Brings back a plan that was removed within the last day. */
export const RestorePlan = ({ term, busy, onRestore }: RestorePlanProps) => {
  if (term === null) return null;
  return (
    <div className={classes["row"]}>
      <p className={classes["hint"]}>{t("staff.users.removedPlan", { date: term.end_date })}</p>
      <Button variant="soft" loading={busy} onClick={onRestore}>
        {t("staff.users.restorePlan")}
      </Button>
    </div>
  );
};
