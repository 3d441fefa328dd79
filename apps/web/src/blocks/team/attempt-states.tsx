import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { LeadHome } from "./lead-home.tsx";

interface AttemptStatesProps {
  readonly state: "loading" | "unknown" | "missing" | "lost" | "failed";
  readonly title: string;
  readonly onBack: () => void;
}

/**
 * The states of an attempt's screen without teams: loading, not on this device, closed too early, or unreadable. An unknown match
 * redirects to home.
 */
export const AttemptStates = ({ state, title, onBack }: AttemptStatesProps) => {
  const { match = "" } = useParams();
  return (
    <Page title={title} onBack={onBack}>
      {state === "unknown" && <LeadHome why={t("shell.errorWhileCollectingData")} />}
      {state === "loading" && <SkeletonList label={t("common.loading")} rows={5} height={148} />}
      {state === "missing" && (
        <EmptyState
          title={t("common.notStored")}
          hint={t("common.notStoredHint")}
          action={<LinkButton to={pathTo("myMatches")}>{t("common.toMyMatches")}</LinkButton>}
        />
      )}
      {state === "lost" && (
        <EmptyState
          title={t("common.notStored")}
          hint={t("common.closedBeforeStored")}
          action={<LinkButton to={pathTo("match", { id: match })}>{t("common.generateTeams")}</LinkButton>}
        />
      )}
      {state === "failed" && <ErrorState title={t("common.cannotRead")} />}
    </Page>
  );
};
