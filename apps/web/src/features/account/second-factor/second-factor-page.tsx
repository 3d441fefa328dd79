import { useQuery } from "@tanstack/react-query";
import type { SecondFactorStatus } from "@teamwright/contract";
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
  const content = (status: SecondFactorStatus): React.ReactNode => {
    if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={() => void goOn()} />;
    if (status.needs === "code") return <CodeForm status={status} onProven={() => void goOn()} />;
    if (status.codes) return <CodesOn status={status} onCodes={setCodes} onOff={() => void goOn()} />;
    return <SetUp status={status} onCodes={setCodes} />;
  };
  return (
    <Page title={t("shell.title.secondFactor")} onBack={useBackTo(paths.profile)}>
      <QueryState query={query} failedTitle={t("shell.somethingWentWrong")} rows={2} height={96} />
      {data && <div className={classes["card"]}>{content(data)}</div>}
    </Page>
  );
};
