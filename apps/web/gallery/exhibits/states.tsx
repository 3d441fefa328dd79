import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { ArrivalNotice } from "#ui/arrival-notice.tsx";
import { Button } from "#ui/button.tsx";
import { AboveFooter, AboveFooterProvider, FooterProblem } from "#ui/footer-problem.tsx";
import { Notice } from "#ui/notice.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { withArrival } from "#ui/use-arrival.ts";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";

const Broken = (): never => {
  throw new Error("The exhibit of a part that cannot be shown.");
};

/** A query that fails, and loads for ever once it is tried again. */
const QueryStates = () => {
  const [isError, setError] = useState(true);
  const error = isError ? new Error(t("common.cannotRead")) : null;
  const query = { data: undefined, isError, error, refetch: () => setError(false) };
  return (
    <div className={classes["whole"]}>
      <QueryState query={query} rows={2} height={56} />
    </div>
  );
};

/** Opens the page once more, with a message. */
const Arrivals = () => {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const arrive = (): void => {
    void navigate(search + hash, { state: withArrival("ok", t("common.teamsStored")) });
  };
  return (
    <div className={classes["whole"]}>
      <ArrivalNotice key={key} />
      <Button variant="soft" onClick={arrive}>
        arrival-notice
      </Button>
    </div>
  );
};

export const states = (): readonly Exhibit[] => [
  {
    name: "notice",
    content: (["ok", "accent", "warn", "bad"] as const).map((tone) => (
      <div key={tone} className={classes["whole"]}>
        <Notice tone={tone} action={<Button size="compact">{t("shell.retry")}</Button>}>
          {t("shell.offlineHint")}
        </Notice>
      </div>
    )),
  },
  {
    name: "empty-state",
    content: (
      <EmptyState
        title={t("common.notStored")}
        hint={t("common.notStoredHint")}
        action={<Button>{t("common.toMyMatches")}</Button>}
      />
    ),
  },
  {
    name: "error-state",
    content: (
      <ErrorState title={t("common.cannotRead")} hint={t("shell.crashedHint")} onRetry={() => undefined} />
    ),
  },
  { name: "query-state", content: <QueryStates /> },
  {
    name: "skeleton",
    content: (
      <div className={classes["whole"]}>
        <SkeletonList label={t("shell.loading")} rows={3} height={56} />
      </div>
    ),
  },
  { name: "spinner", content: <Spinner label={t("shell.loading")} /> },
  {
    name: "part-boundary",
    content: (
      <PartBoundary>
        <Broken />
      </PartBoundary>
    ),
  },
  { name: "arrival-notice", content: <Arrivals /> },
  {
    name: "problem-notice",
    content: (
      <div className={classes["whole"]}>
        <ProblemNotice problem={t("strategy.noTeamFits")} />
      </div>
    ),
  },
  {
    name: "footer-problem",
    content: (
      <AboveFooterProvider>
        <p>{t("shell.offlineHint")}</p>
        <FooterProblem problem={t("strategy.noTeamFits")} />
        <AboveFooter className={classes["whole"]} />
        <Button fullWidth>{t("common.update")}</Button>
      </AboveFooterProvider>
    ),
  },
];
