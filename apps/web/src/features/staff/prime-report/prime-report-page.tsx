import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
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
import { SkeletonList } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
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

const Waiting = ({ onBack }: { readonly onBack: () => void }) => (
  <Page title={t("prime.report.title")} onBack={onBack}>
    <SkeletonList label={t("shell.loading")} rows={5} height={96} />
  </Page>
);

const Loaded = ({ match, owner, onBack }: LoadedProps) => {
  const { data, isError, refetch } = useQuery(primeAnalysisQuery(match.id, owner));
  useEffect(() => {
    if (isError) toast.error(t("shell.somethingWentWrong"));
  }, [isError]);
  if (data !== undefined) return <PrimeReport match={match} analysis={data} onBack={onBack} />;
  if (!isError) return <Waiting onBack={onBack} />;
  return (
    <Page title={t("prime.report.title")} onBack={onBack}>
      <ErrorState title={t("shell.somethingWentWrong")} onRetry={() => void refetch()} />
    </Page>
  );
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
  const { value, hasFailed } = useLive((db) => findMatch(id, db), [id]);
  const onBack = useBackTo(pathTo("previousMatch", { id }));
  if (value === null || hasFailed) return <LeadHome why={t("shell.errorWhileCollectingData")} />;
  if (value === undefined) return <Waiting onBack={onBack} />;
  if (shownStatus(value.match, serverNow()) === 0) return <LeadBack onBack={onBack} />;
  const owner = primetype === PRIME_TYPE ? null : isPhone(primetype) ? primetype : ownPhone;
  return <Loaded key={id} match={value.match} owner={owner} onBack={onBack} />;
};
