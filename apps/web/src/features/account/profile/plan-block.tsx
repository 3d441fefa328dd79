import { t } from "#i18n/translate.ts";
import type { CurrentPlan, PlanTerm } from "@teamwright/contract";
import { OldData } from "#blocks/connection-chip.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./profile-page.module.css";

type PlanBlockProps = {
  readonly heading: string;
  readonly current: CurrentPlan | null;
  readonly previous: readonly PlanTerm[];
};

const Current = ({ plan }: { readonly plan: CurrentPlan }) => {
  const share = Math.min(100, Math.round((plan.days_left / Math.max(1, plan.duration)) * 100));
  return (
    <>
      <div className={classes["planTop"]}>
        <p className={classes["daysLeft"]}>
          {plan.days_left} <small>{t("profile.daysLeft")}</small>
        </p>
        <Chip tone="ok">{t("profile.active")}</Chip>
      </div>
      <div className={classes["meter"]} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <div className={classes["dates"]}>
        <Stats>
          <Stat label={t("profile.duration")}>{t("profile.days", { days: plan.duration })}</Stat>
          <Stat label={t("profile.start")}>{plan.start_date}</Stat>
          <Stat label={t("profile.end")}>{plan.end_date}</Stat>
        </Stats>
      </div>
    </>
  );
};

/** The running plan and those before it; plans and prime plans look the same. */
export const PlanBlock = ({ heading, current, previous }: PlanBlockProps) => {
  return (
    <Card level={3} heading={heading}>
      <OldData data="plan" />
      {current ? <Current plan={current} /> : <p className={classes["none"]}>{t("profile.noActivePlan")}</p>}
      {previous.length > 0 && (
        <details className={classes["previous"]}>
          <summary>{t("profile.previousPlans", { count: previous.length })}</summary>
          <ul role="list">
            {previous.map((plan) => (
              <li key={`${plan.start_date} ${plan.end_date} ${plan.duration}`}>
                <span>
                  {plan.start_date} – {plan.end_date} · {t("profile.days", { days: plan.duration })}
                </span>
                <Chip>{t("profile.expired")}</Chip>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
};
