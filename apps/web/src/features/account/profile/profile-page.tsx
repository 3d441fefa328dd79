import { t } from "#i18n/translate.ts";
import { useSession } from "#data/api/session.ts";
import { holdsAny, type StaffPower } from "#lib/staff-powers.ts";
import { paths } from "#lib/paths.ts";
import { ArrivalNotice } from "#ui/arrival-notice.tsx";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { Apps } from "./apps.tsx";
import { DeletionCard } from "./deletion-card.tsx";
import { Details } from "./details.tsx";
import { Devices } from "./devices.tsx";
import { Identity } from "./identity.tsx";
import { Groups } from "./groups.tsx";
import { Logout } from "./logout.tsx";
import { NoticeSwitches } from "./notice-switches.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PlanBlock } from "./plan-block.tsx";
import { Preferences } from "./preferences.tsx";
import { Section, SectionLinks } from "./section.tsx";
import { Sync } from "./sync.tsx";
import { YourData } from "./your-data.tsx";
import { Webhooks } from "./webhooks.tsx";
import classes from "./profile-page.module.css";

const STAFF: readonly StaffPower[] = ["admin", "superuser", "prime_admin", "group_admin", "expert"];

/** The signed-in account, in sections. Deleting it stands apart at the end. */
export const ProfilePage = () => {
  const session = useSession();
  if (session.state !== "in") return <Page title={t("profile.title")}>{null}</Page>;
  const { status } = session;
  const staff = holdsAny(status, STAFF);
  return (
    <Page title={t("profile.title")} menu>
      <ArrivalNotice />
      <SectionLinks />
      <div className={classes["page"]}>
        <Section name="account" wide>
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
            </div>
            <div className={classes["column"]}>
              <Preferences />
              <Devices />
              <Passkeys />
              <Identity />
              <Card className={classes["actions"]}>
                <LinkButton to={paths.changePassword} variant="soft">
                  {t("profile.changePassword")}
                </LinkButton>
                {staff && (
                  <LinkButton to={paths.secondFactor} variant="soft">
                    {t("shell.title.secondFactor")}
                  </LinkButton>
                )}
                <Logout />
              </Card>
            </div>
          </div>
        </Section>
        <Section name="apps">
          <Apps />
        </Section>
        <Section name="notices">
          <NoticeSwitches account={session.id} />
        </Section>
        <Section name="data">
          <Sync account={session.id} />
          <YourData />
        </Section>
        <Section name="developer">
          <ApiKeys staff={staff} />
          <Webhooks />
        </Section>
        <div className={classes["wide"]}>
          <DeletionCard />
        </div>
      </div>
    </Page>
  );
};
