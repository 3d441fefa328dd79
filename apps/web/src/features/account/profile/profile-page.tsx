import { t } from "../../../i18n/translate.ts";
import { Button } from "../../../ui/button.tsx";
import { useState } from "react";
import { useSession } from "../../../data/api/session.ts";
import { signOut } from "../../../data/api/sign-in.ts";
import { holdsAny, type StaffPower } from "../../../lib/staff-powers.ts";
import { paths } from "../../../lib/paths.ts";
import { ArrivalNotice } from "../../../ui/arrival-notice.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { LogoutIcon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { Apps } from "./apps.tsx";
import { Details } from "./details.tsx";
import { Devices } from "./devices.tsx";
import { Groups } from "./groups.tsx";
import { NoticeSwitches } from "./notice-switches.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PlanBlock } from "./plan-block.tsx";
import { Preferences } from "./preferences.tsx";
import { Sync } from "./sync.tsx";
import { YourData } from "./your-data.tsx";
import { Webhooks } from "./webhooks.tsx";
import classes from "./profile-page.module.css";

const STAFF: readonly StaffPower[] = ["admin", "superuser", "prime_admin", "group_admin", "expert"];

const Logout = () => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
  };
  return (
    <>
      <Button
        variant="soft"
        leftSection={<LogoutIcon size={18} />}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("shell.logout")}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void leave()}
        question={t("profile.logoutQuestion")}
        detail={t("profile.logoutDetail")}
        cancelLabel={t("shell.cancel")}
        confirmLabel={t("shell.yes")}
        busy={busy}
      />
    </>
  );
};

/** The signed-in account: details, plans, groups, apps, devices, settings. */
export const ProfilePage = () => {
  const session = useSession();
  if (session.state !== "in") return <Page title={t("profile.title")}>{null}</Page>;
  const { status } = session;
  return (
    <Page title={t("profile.title")} menu>
      <ArrivalNotice />
      <div className={classes["columns"]}>
        <div className={classes["column"]}>
          <Details status={status} />
          <PlanBlock
            heading={t("profile.plan")}
            current={status.current_plan}
            previous={status.previous_plans}
          />
          {status.prime_user && (
            <PlanBlock
              heading={t("profile.primePlan")}
              current={status.current_prime_plan}
              previous={status.previous_prime_plans}
            />
          )}
          <Groups status={status} />
          <Apps />
        </div>
        <div className={classes["column"]}>
          <Preferences />
          <NoticeSwitches account={session.id} />
          <Devices />
          <Passkeys />
          <Card className={classes["actions"]}>
            <LinkButton to={paths.changePassword} variant="soft">
              {t("profile.changePassword")}
            </LinkButton>
            {holdsAny(status, STAFF) && (
              <LinkButton to={paths.secondFactor} variant="soft">
                {t("shell.title.secondFactor")}
              </LinkButton>
            )}
            <Logout />
          </Card>
        </div>
        <div className={classes["column"]}>
          <Sync account={session.id} />
          <YourData />
        </div>
        <div className={classes["column"]}>
          <ApiKeys staff={holdsAny(status, STAFF)} />
          <Webhooks />
        </div>
      </div>
    </Page>
  );
};
