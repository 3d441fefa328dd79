import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect } from "react";
import { useParams } from "react-router";
import { LeadHome } from "#blocks/team/lead-home.tsx";
import { primeAnalysisQuery } from "#data/api/prime.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { findMatch } from "#data/records/attempts.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { shownStatus } from "#data/records/match-status.ts";
import { useLive } from "#data/records/use-live.ts";
import { pathTo } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { PrimeReport } from "./prime-report.tsx";

/** The product's own prime teams. Any other type is a group owner's teams: by phone number, else the caller's own. */
const PRIME_TYPE = "tg-prime";
const isPhone = (text: string): boolean => /^\d{10}$/.test(text);

interface LoadedProps {
  readonly match: MatchRecord;
  /** Whose group's teams; null for the product's prime teams. */
  readonly owner: string | null;
  readonly onBack: () => void;
}

type UnloadedProps = Pick<ComponentProps<typeof QueryState>, "query"> & { readonly onBack: () => void };

const Unloaded = ({ query, onBack }: UnloadedProps) => (
  <Page title={t("prime.report.title")} onBack={onBack}>
    <QueryState query={query} failedTitle={t("shell.somethingWentWrong")} rows={5} height={96} />
  </Page>
);

const Loaded = ({ match, owner, onBack }: LoadedProps) => {
  const query = useQuery(primeAnalysisQuery(match.id, owner));
  const { data, isError } = query;
  useEffect(() => {
    if (isError) toast.error(t("shell.somethingWentWrong"));
  }, [isError]);
  if (data !== undefined) return <PrimeReport match={match} analysis={data} onBack={onBack} />;
  return <Unloaded query={query} onBack={onBack} />;
};

/** A match that has not started has no points yet. */
const LeadBack = ({ onBack }: { readonly onBack: () => void }) => {
  useEffect(() => {
    toast.warning(t("prime.report.notStarted"));
    onBack();
  }, [onBack]);
  return null;
};

/** /report/{match}/{attempt}/{primetype}: the posted teams of a match on this device, by points. */
export const PrimeReportPage = () => {
  const { match: id = "", primetype = PRIME_TYPE } = useParams();
  const ownPhone = usePlanStatus()?.phoneNumber ?? "";
  const storedMatch = useLive((db) => findMatch(id, db), [id]);
  const { value, hasFailed } = storedMatch;
  const onBack = useBackTo(pathTo("previousMatch", { id }));
  if (value === null || hasFailed) return <LeadHome why={t("shell.errorWhileCollectingData")} />;
  if (value === undefined) return <Unloaded query={storedMatch} onBack={onBack} />;
  if (shownStatus(value.match, serverNow()) === 0) return <LeadBack onBack={onBack} />;
  const owner = primetype === PRIME_TYPE ? null : isPhone(primetype) ? primetype : ownPhone;
  return <Loaded key={id} match={value.match} owner={owner} onBack={onBack} />;
};
