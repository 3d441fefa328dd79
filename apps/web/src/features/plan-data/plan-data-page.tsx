import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { planStatusQuery, useSession } from "../../data/api/session.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { LockIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./plan-data-page.module.css";

/** Where a user without a plan is sent: why, and how to get one. With a plan it leads back home. */
export const PlanDataPage = () => {
  const { home, shell } = useText();
  const session = useSession();
  const { refetch, isFetching } = useQuery({
    ...planStatusQuery(session.state === "out" ? "" : session.id),
    enabled: session.state !== "out",
  });
  if (session.state === "in" && session.status.plan) return <Navigate to={paths.home} replace />;

  const check = async (): Promise<void> => {
    const { data, isError } = await refetch();
    if (isError) toast.error(messages.generic.somethingWentWrong);
    else if (data?.plan) toast.success(home.planReady);
    else toast.info(home.planStill);
  };

  return (
    <Page title={home.planTitle} narrow>
      <section className={classes["card"]}>
        <span className={classes["icon"]}>
          <LockIcon size={26} />
        </span>
        <p className={classes["lead"]}>{messages.profile.noPlanYet}</p>
        <p className={classes["hint"]}>{home.planHint}</p>
        {session.state !== "out" && (
          <dl className={classes["phone"]}>
            <dt>{home.planPhone}</dt>
            <dd>{session.phone}</dd>
          </dl>
        )}
        <h2 className={classes["heading"]}>{home.planHow}</h2>
        <ol className={classes["steps"]}>
          <li>{home.planStepOne}</li>
          <li>{home.planStepTwo}</li>
          <li>{home.planStepThree}</li>
        </ol>
        <div className={classes["actions"]}>
          <Button loading={isFetching} onClick={() => void check()}>
            {home.planCheck}
          </Button>
          <LinkButton to={paths.contactUs} variant="soft">
            {shell.contactUs}
          </LinkButton>
        </div>
      </section>
    </Page>
  );
};
