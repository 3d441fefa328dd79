import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { useSession } from "../../data/api/session.ts";
import { signOut } from "../../data/api/sign-in.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { LogoutIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { Apps } from "./apps.tsx";
import { Details } from "./details.tsx";
import { Devices } from "./devices.tsx";
import { Groups } from "./groups.tsx";
import { PlanBlock } from "./plan-block.tsx";
import { Preferences } from "./preferences.tsx";
import classes from "./profile-page.module.css";

const Logout = () => {
  const { shell, profile } = useText();
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
        {messages.auth.logout}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void leave()}
        question={profile.logoutQuestion}
        detail={profile.logoutDetail}
        cancelLabel={shell.cancel}
        confirmLabel={messages.generic.yes}
        busy={busy}
      />
    </>
  );
};

/** Who is signed in: details, plans, groups, apps, devices, settings. */
export const ProfilePage = () => {
  const { profile } = useText();
  const session = useSession();
  if (session.state !== "in") return <Page title={profile.title}>{null}</Page>;
  const { status } = session;
  return (
    <Page title={profile.title} menu>
      <div className={classes["columns"]}>
        <div className={classes["column"]}>
          <Details status={status} />
          <PlanBlock heading={profile.plan} current={status.current_plan} previous={status.previous_plans} />
          {status.prime_user && (
            <PlanBlock
              heading={profile.primePlan}
              current={status.current_prime_plan}
              previous={status.previous_prime_plans}
            />
          )}
          <Groups groups={status.group_data} />
          <Apps />
        </div>
        <div className={classes["column"]}>
          <Preferences />
          <Devices />
          <Card className={classes["actions"]}>
            <LinkButton to={paths.changePassword} variant="soft">
              {profile.changePassword}
            </LinkButton>
            <Logout />
          </Card>
        </div>
      </div>
    </Page>
  );
};
