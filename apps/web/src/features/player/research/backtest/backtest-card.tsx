import { useState } from "react";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import classes from "../research.module.css";
import { BacktestForm } from "./backtest-form.tsx";
import { BacktestResult } from "./backtest-result.tsx";
import { useBacktest } from "./use-backtest.ts";

/** Runs a preset or a stored strategy over past matches of the server; a plan is needed. */
export const BacktestCard = () => {
  const status = usePlanStatus();
  const [open, setOpen] = useState(false);
  if (status === null) return null;
  return (
    <Card heading={t("research.backtest.title")} className={classes["backtest"]}>
      <p className={classes["note"]}>{t("research.backtest.hint")}</p>
      {status.plan ? (
        <details
          open={open}
          onToggle={(event) => {
            setOpen(event.currentTarget.open);
          }}
        >
          <summary className={classes["summary"]}>{t("research.backtest.set")}</summary>
          {open && <Backtest />}
        </details>
      ) : (
        <LinkButton variant="soft" to={pathTo("planData")}>
          {t("research.backtest.needsPlan")}
        </LinkButton>
      )}
    </Card>
  );
};

const Backtest = () => {
  const { run, start, cancel } = useBacktest();
  return (
    <>
      <BacktestForm
        running={run?.state === "running"}
        onRun={(order) => void start(order)}
        onCancel={cancel}
      />
      {run && <BacktestResult run={run} />}
    </>
  );
};
