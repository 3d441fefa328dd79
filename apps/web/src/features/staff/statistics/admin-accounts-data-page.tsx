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
  const handedPhone = phoneFrom(useLocation().state);
  const [typedText, setTypedText] = useState(handedPhone);
  const [shownPeriod, setShownPeriod] = useState(handedPhone);
  const [error, setError] = useState<string>();

  const change = (digits: string) => {
    setTypedText(digits);
    setError(undefined);
    if (digits.length === 10) setShownPeriod(digits);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (typedText.length === 10) {
      setShownPeriod(typedText);
      return;
    }
    setError(t("staff.invalidMobileNumber"));
    toast.error(t("staff.invalidMobileNumber"));
  };

  const statisticsOwner =
    shownPeriod !== "" && session.state === "in"
      ? ({ kind: "superuser", adminId: session.id, phone: shownPeriod } as const)
      : null;
  return (
    <StatisticsPage
      title={t("shell.adminAccountsData")}
      statisticsOwner={statisticsOwner}
      failure={t("staff.fetchFailed")}
      search={
        <form className={classes["search"]} role="search" noValidate onSubmit={look}>
          <PhoneField
            label={t("staff.statistics.superuserPhone")}
            clearLabel={t("staff.clear")}
            value={typedText}
            onChange={change}
            error={error}
          />
          <Button type="submit" variant="soft">
            {t("staff.statistics.show")}
          </Button>
        </form>
      }
    >
      {statisticsOwner ? (
        <p>
          {t("staff.statistics.of")} <PhoneNumber phone={shownPeriod} copyLabel={t("staff.copyNumber")} />
        </p>
      ) : (
        <EmptyState title={t("staff.statistics.startTitle")} hint={t("staff.statistics.startHint")} />
      )}
    </StatisticsPage>
  );
};
