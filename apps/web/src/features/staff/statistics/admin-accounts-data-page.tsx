import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState, type FormEvent } from "react";
import { useLocation } from "react-router";
import { PhoneNumber } from "#blocks/phone-number/phone-number.tsx";
import { useSession } from "#data/api/session.ts";
import { phoneFrom } from "#lib/handed-phone.ts";
import { PhoneField } from "#ui/phone-field.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./admin-statistics.module.css";
import { StatisticsPage } from "./statistics-page.tsx";

/** An admin views any superuser's statistics by phone number. */
export const AdminAccountsDataPage = () => {
  const session = useSession();
  const handed = phoneFrom(useLocation().state);
  const [typed, setTyped] = useState(handed);
  const [shownPeriod, setShownPeriod] = useState(handed);
  const [error, setError] = useState<string>();

  const change = (digits: string) => {
    setTyped(digits);
    setError(undefined);
    if (digits.length === 10) setShownPeriod(digits);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (typed.length === 10) {
      setShownPeriod(typed);
      return;
    }
    setError(t("staff.invalidMobileNumber"));
    toast.error(t("staff.invalidMobileNumber"));
  };

  const whose =
    shownPeriod !== "" && session.state === "in"
      ? ({ kind: "superuser", adminId: session.id, phone: shownPeriod } as const)
      : null;
  return (
    <StatisticsPage
      title={t("shell.adminAccountsData")}
      whose={whose}
      failure={t("staff.fetchFailed")}
      search={
        <form className={classes["search"]} role="search" noValidate onSubmit={look}>
          <PhoneField
            label={t("staff.statistics.superuserPhone")}
            clearLabel={t("staff.clear")}
            value={typed}
            onChange={change}
            error={error}
          />
          <Button type="submit" variant="soft">
            {t("staff.statistics.show")}
          </Button>
        </form>
      }
    >
      {whose ? (
        <p>
          {t("staff.statistics.of")} <PhoneNumber phone={shownPeriod} copyLabel={t("staff.copyNumber")} />
        </p>
      ) : (
        <EmptyState title={t("staff.statistics.startTitle")} hint={t("staff.statistics.startHint")} />
      )}
    </StatisticsPage>
  );
};
