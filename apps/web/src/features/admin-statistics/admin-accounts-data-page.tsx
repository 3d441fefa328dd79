import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState, type FormEvent } from "react";
import { useLocation } from "react-router";
import { PhoneNumber } from "../../blocks/phone-number/phone-number.tsx";
import { useSession } from "../../data/api/session.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { phoneFrom } from "../../lib/handed-phone.ts";
import { PhoneField } from "../../ui/phone-field.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./admin-statistics.module.css";
import { StatisticsPage } from "./statistics-page.tsx";

/** An admin looks up any superuser's statistics by phone number. */
export const AdminAccountsDataPage = () => {
  const text = useStaffText();
  const session = useSession();
  const handed = phoneFrom(useLocation().state);
  const [typed, setTyped] = useState(handed);
  const [shown, setShown] = useState(handed);
  const [error, setError] = useState<string>();

  const change = (digits: string) => {
    setTyped(digits);
    setError(undefined);
    if (digits.length === 10) setShown(digits);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (typed.length === 10) {
      setShown(typed);
      return;
    }
    setError(messages.admin.invalidMobileNumber);
    toast.error(messages.admin.invalidMobileNumber);
  };

  const whose =
    shown !== "" && session.state === "in"
      ? ({ kind: "superuser", adminId: session.id, phone: shown } as const)
      : null;
  return (
    <StatisticsPage
      title={messages.menu.adminAccountsData}
      whose={whose}
      failure={messages.admin.fetchFailed}
      search={
        <form className={classes["search"]} role="search" noValidate onSubmit={look}>
          <PhoneField
            label={text.statistics.superuserPhone}
            clearLabel={text.clear}
            value={typed}
            onChange={change}
            error={error}
          />
          <Button type="submit" variant="soft">
            {text.statistics.show}
          </Button>
        </form>
      }
    >
      {whose ? (
        <p>
          {text.statistics.of} <PhoneNumber phone={shown} copyLabel={text.copyNumber} />
        </p>
      ) : (
        <EmptyState title={text.statistics.startTitle} hint={text.statistics.startHint} />
      )}
    </StatisticsPage>
  );
};
