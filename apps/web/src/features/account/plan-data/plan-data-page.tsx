import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { OldData } from "#blocks/connection-chip.tsx";
import { planStatusQuery, useSession } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { LockIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./plan-data-page.module.css";

/** The screen for a user without a plan: why it is shown, and how to get a plan. With a plan it redirects to home. */
export const PlanDataPage = () => {
  const session = useSession();
  const { refetch, isFetching } = useQuery({
    ...planStatusQuery(session.state === "out" ? "" : session.id),
    enabled: session.state !== "out",
  });
  if (session.state === "in" && session.status.plan) return <Navigate to={paths.home} replace />;

  const check = async (): Promise<void> => {
    const { data, isError } = await refetch();
    if (isError) toast.error(t("shell.somethingWentWrong"));
    else if (data?.plan) toast.success(t("home.planReady"));
    else toast.info(t("home.planStill"));
  };

  return (
    <Page title={t("home.planTitle")} narrow>
      <section className={classes["card"]}>
        <span className={classes["icon"]}>
          <LockIcon size={26} />
        </span>
        <p className={classes["lead"]}>{t("home.noPlanYet")}</p>
        <p className={classes["hint"]}>{t("home.planHint")}</p>
        <OldData data="plan" />
        {session.state !== "out" && (
          <dl className={classes["phone"]}>
            <dt>{t("home.planPhone")}</dt>
            <dd>{session.phone}</dd>
          </dl>
        )}
        <h2 className={classes["heading"]}>{t("home.planHow")}</h2>
        <ol className={classes["steps"]}>
          <li>{t("home.planStepOne")}</li>
          <li>{t("home.planStepTwo")}</li>
          <li>{t("home.planStepThree")}</li>
        </ol>
        <div className={classes["actions"]}>
          <Button loading={isFetching} onClick={() => void check()}>
            {t("home.planCheck")}
          </Button>
          <LinkButton to={paths.contactUs} variant="soft">
            {t("shell.contactUs")}
          </LinkButton>
        </div>
      </section>
    </Page>
  );
};
