import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { matchQuery } from "#data/api/match.ts";
import { matchAsShared, readShareLink } from "#data/strategy/share-link.ts";
import type { LinkFault, ReceivedStrategy } from "#data/strategy/share-link.ts";
import { isMissing } from "#lib/is-missing.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { SharedStep } from "./shared-step.tsx";

type ReadLink = Awaited<ReturnType<typeof readShareLink>>;

/** The parsed fragment of the address; undefined while it is being unpacked. */
function useShareLink(): ReadLink | undefined {
  const { hash } = useLocation();
  const [read, setRead] = useState<{ readonly hash: string; readonly link: ReadLink }>();
  useEffect(() => {
    let isWanted = true;
    void readShareLink(hash).then((link) => {
      if (isWanted) setRead({ hash, link });
    });
    return () => {
      isWanted = false;
    };
  }, [hash]);
  return read?.hash === hash ? read.link : undefined;
}

const Unusable = ({ fault }: { readonly fault: LinkFault }) => {
  const back = useBack(paths.home);
  const [title, hint] =
    fault === "newer"
      ? [t("share-link.newer"), t("share-link.newerHint")]
      : [t("share-link.unreadable"), t("share-link.unreadableHint")];
  return (
    <Page title={t("share-link.title")} onBack={back}>
      <EmptyState
        title={title}
        hint={hint}
        action={
          <LinkButton to={paths.home} variant="soft">
            {t("share-link.toHome")}
          </LinkButton>
        }
      />
    </Page>
  );
};

const Received = ({ received }: { readonly received: ReceivedStrategy }) => {
  const back = useBack(paths.home);
  const query = useQuery(matchQuery(received.matchId));
  const feed = query.data?.value;
  const seenMatch = useMemo(
    () => (feed === undefined ? undefined : matchAsShared(received, feed)),
    [received, feed],
  );
  if (seenMatch && query.data)
    return <SharedStep received={received} seenMatch={seenMatch} loadedAt={query.data.time} />;
  if (seenMatch === null)
    return (
      <Page title={t("share-link.title")} onBack={back}>
        <EmptyState
          title={t("share-link.otherPlayers")}
          hint={t("share-link.otherPlayersHint")}
          action={
            <LinkButton to={pathTo("match", { id: received.matchId })} variant="soft">
              {t("share-link.toMatch")}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Page title={t("share-link.title")} onBack={back}>
      {isMissing(query.error) ? (
        <NothingHere />
      ) : (
        <QueryState query={query} failedTitle={t("strategy.playerFetchFailed")} rows={9} height={60} />
      )}
    </Page>
  );
};

/** /shared#...: another user's strategy and seed, which make the same teams here. */
export const SharedPage = () => {
  const back = useBack(paths.home);
  const link = useShareLink();
  if (link === undefined)
    return (
      <Page title={t("share-link.title")} onBack={back}>
        <SkeletonList label={t("shell.loading")} rows={6} height={60} />
      </Page>
    );
  return link.ok ? <Received received={link.value} /> : <Unusable fault={link.error} />;
};
