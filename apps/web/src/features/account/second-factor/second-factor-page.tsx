import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { secondFactorQuery } from "#data/api/second-factor.ts";
import { t } from "#i18n/translate.ts";
import { nextOf } from "#lib/next-path.ts";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { CodeForm } from "./code-form.tsx";
import { CodesOn } from "./codes-on.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "#ui/narrow-card.module.css";
import { SetUp } from "./set-up.tsx";

/** The second factor of people with powers: proved, set up, or managed. */
export const SecondFactorPage = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const query = useQuery({ ...secondFactorQuery, staleTime: 0 });
  const { data } = query;
  const [codes, setCodes] = useState<readonly string[]>();
  const goOn = async (): Promise<void> => {
    await query.refetch();
    await navigate(nextOf(location.state, paths.profile), { replace: true });
  };
  const content = (): React.ReactNode => {
    if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={() => void goOn()} />;
    if (query.isError || data === undefined)
      return <QueryState query={query} failedTitle={t("shell.somethingWentWrong")} rows={2} height={96} />;
    if (data.needs === "code") return <CodeForm status={data} onProven={() => void goOn()} />;
    if (data.codes) return <CodesOn status={data} onCodes={setCodes} onOff={() => void goOn()} />;
    return <SetUp status={data} onCodes={setCodes} />;
  };
  return (
    <Page title={t("shell.title.secondFactor")} onBack={useBackTo(paths.profile)}>
      <div className={classes["card"]}>{content()}</div>
    </Page>
  );
};
