import { useQuery } from "@tanstack/react-query";
import { messages } from "@teamwright/domain/messages";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { matchQuery } from "../../../data/api/match.ts";
import { matchAsShared, readShareLink } from "../../../data/strategy/share-link.ts";
import type { LinkFault, ReceivedStrategy } from "../../../data/strategy/share-link.ts";
import { useText } from "../../../i18n/text.ts";
import { paths, pathTo } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { SharedStep } from "./shared-step.tsx";

type Read = Awaited<ReturnType<typeof readShareLink>>;

/** What the address's fragment says; undefined while it is being unpacked. */
function useShareLink(): Read | undefined {
  const { hash } = useLocation();
  const [read, setRead] = useState<{ readonly hash: string; readonly link: Read }>();
  useEffect(() => {
    let wanted = true;
    void readShareLink(hash).then((link) => {
      if (wanted) setRead({ hash, link });
    });
    return () => {
      wanted = false;
    };
  }, [hash]);
  return read?.hash === hash ? read.link : undefined;
}

const Unusable = ({ fault }: { readonly fault: LinkFault }) => {
  const { share } = useText();
  const [title, hint] =
    fault === "newer" ? [share.newer, share.newerHint] : [share.unreadable, share.unreadableHint];
  return (
    <Page title={share.title}>
      <EmptyState
        title={title}
        hint={hint}
        action={
          <LinkButton to={paths.home} variant="soft">
            {share.toHome}
          </LinkButton>
        }
      />
    </Page>
  );
};

const Received = ({ received }: { readonly received: ReceivedStrategy }) => {
  const { share, shell } = useText();
  const query = useQuery(matchQuery(received.matchId));
  const feed = query.data?.value;
  const seen = useMemo(
    () => (feed === undefined ? undefined : matchAsShared(received, feed)),
    [received, feed],
  );
  if (seen && query.data) return <SharedStep received={received} seen={seen} loadedAt={query.data.time} />;
  if (seen === null)
    return (
      <Page title={share.title}>
        <EmptyState
          title={share.otherPlayers}
          hint={share.otherPlayersHint}
          action={
            <LinkButton to={pathTo("match", { id: received.matchId })} variant="soft">
              {share.toMatch}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Page title={share.title}>
      {query.isError ? (
        <ErrorState
          title={messages.match.playerFetchFailed}
          retryLabel={shell.retry}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonList label={shell.loading} rows={9} height={60} />
      )}
    </Page>
  );
};

/** /shared#...: somebody's strategy and seed, which make the same teams here. */
export const SharedPage = () => {
  const { share, shell } = useText();
  const link = useShareLink();
  if (link === undefined)
    return (
      <Page title={share.title}>
        <SkeletonList label={shell.loading} rows={6} height={60} />
      </Page>
    );
  return link.ok ? <Received received={link.value} /> : <Unusable fault={link.error} />;
};
