import { t } from "#i18n/translate.ts";
import type { MatchDetail } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { usePlanStatus } from "#data/api/session.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { PrimeMatches } from "./prime-matches.tsx";
import { primeTeamsQuery } from "./prime-teams-query.ts";
import { PrimeWall } from "./prime-wall.tsx";

const NeedsPrimePlan = () => (
  <EmptyState
    title={t("prime.readingNeedsPlan")}
    hint={t("prime.needsPrimePlanHint")}
    action={
      <LinkButton variant="soft" to={paths.profile}>
        {t("prime.toProfile")}
      </LinkButton>
    }
  />
);

interface OwnTeamsProps {
  readonly match: MatchDetail;
  readonly phone: string;
  readonly frame: (content: ReactNode, footer?: ReactNode) => ReactNode;
}

const OwnTeams = ({ match, phone, frame }: OwnTeamsProps) => {
  const query = useQuery(primeTeamsQuery(match.id, phone));
  const { data } = query;
  if (data && "teams" in data) return <PrimeWall match={match} phone={phone} ownTeams={data} frame={frame} />;
  if (data)
    return frame(
      <EmptyState
        title={data.message}
        hint={t(data.withdrawn ? "prime.withdrawnHint" : "prime.noTeamsHint")}
        action={
          <LinkButton variant="soft" to={pathTo("match", { id: match.id })}>
            {t("prime.toMatch")}
          </LinkButton>
        }
      />,
    );
  return frame(
    <QueryState query={query} failedTitle={t("shell.somethingWentWrong")} rows={4} height={148} />,
  );
};

interface ScreenProps {
  readonly phone: string;
  readonly onBack: () => void;
}

const TeamsOfMatch = ({ id, phone, onBack }: ScreenProps & { readonly id: string }) => {
  const shownMatch = useShownMatch(id);
  const match = shownMatch.match.data?.value;
  const frame = (content: ReactNode, footer?: ReactNode) => (
    <MatchScreen
      {...shownMatch}
      title={t("prime.primeTeams")}
      onBack={onBack}
      failedTitle={t("shell.somethingWentWrong")}
      footer={footer}
    >
      {() => content}
    </MatchScreen>
  );
  return match === undefined ? frame(null) : <OwnTeams match={match} phone={phone} frame={frame} />;
};

/** /primedisplay?match=ID: the user's own prime teams. Without a match: which matches have some. */
export const PrimeDisplayPage = () => {
  const [search] = useSearchParams();
  const match = search.get("match") ?? "";
  const status = usePlanStatus();
  const onBack = useBack(paths.home);
  if (match !== "" && status?.prime_plan)
    return <TeamsOfMatch key={match} id={match} phone={status.phoneNumber} onBack={onBack} />;
  return (
    <Page title={t("prime.primeTeams")} onBack={onBack}>
      {status?.prime_plan ? <PrimeMatches /> : status && <NeedsPrimePlan />}
    </Page>
  );
};
