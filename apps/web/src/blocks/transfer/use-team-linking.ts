import { fantasyApps } from "@teamwright/contract/resources/fantasy-apps";
import { teamLinkAddress } from "@teamwright/contract/team-link";
import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useMemo } from "react";
import { t } from "#i18n/translate.ts";
import { apiOf } from "#data/api/client.ts";
import { matchQuery } from "#data/api/match.ts";
import { useLive } from "#data/records/use-live.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { isFullTeam } from "#data/transfer/full-team.ts";
import { MAIN_APP, useLinkHosts } from "#data/transfer/linked-apps.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import type { LinkStore, TeamLinks } from "#data/transfer/team-links.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { appIdOf } from "#data/transfer/transfers.ts";
import { useHasBegun } from "#lib/match-start.ts";

const api = apiOf({ fantasyApps });

/** The data for the links of a page's teams: the players' ids, and the known links. */
export interface TeamLinking {
  /** Links at hosts of the app. */
  readonly links: TeamLinks;
  /** Whether the team has the sport's number of players; only then the app accepts it. */
  readonly isFull: (team: TransferTeam) => boolean;
  /** The match has begun: the app accepts no team any more. */
  readonly isClosed: boolean;
  /** Requests a link from the server and stores it. Null on success, else the message for the user. */
  readonly create: (team: TransferTeam) => Promise<string | null>;
}

/**
 * For the cards of a page; null while the match is not connected to the main app. `prime` for teams that the prime
 * admin posted. `store` is where the links are kept; it must be the same object while the page is mounted.
 */
export function useTeamLinking(
  matchId: string,
  flag: "general" | "prime",
  store: LinkStore,
): TeamLinking | null {
  const match = useQuery(matchQuery(matchId)).data?.value;
  const storedLinks = useLive(store.read, [store]).value;
  const hosts = useLinkHosts();
  const isClosed = useHasBegun(match);
  return useMemo(() => {
    if (match === undefined || storedLinks === undefined || hosts === undefined) return null;
    const players = playersOf(match);
    const ids = new Map(players.map((player) => [player.player_index, appIdOf(player, MAIN_APP)]));
    if (players.every(({ player_index }) => ids.get(player_index) === null)) return null;
    const links = new Map([...storedLinks].filter(([, link]) => teamLinkAddress(link, hosts) !== null));
    return {
      links,
      isFull: isFullTeam(match.sport_index),
      isClosed,
      create: (team) => createLink({ match, ids, generateLinkFlag: flag, store }, team),
    };
  }, [match, storedLinks, hosts, isClosed, flag, store]);
}

interface LinkSource {
  readonly match: MatchDetail;
  readonly ids: ReadonlyMap<number, string | null>;
  readonly generateLinkFlag: "general" | "prime";
  readonly store: LinkStore;
}

async function createLink(
  { match, ids, generateLinkFlag, store }: LinkSource,
  team: TransferTeam,
): Promise<string | null> {
  const unknown = team.players.filter((player) => (ids.get(player) ?? null) === null);
  if (unknown.length > 0) {
    const players = playersOf(match);
    const names = unknown.map(
      (index) => players.find(({ player_index }) => player_index === index)?.name ?? "?",
    );
    return t("transfer.playersUnknown", { app: "Dream11", names: names.join(", ") });
  }
  const result = await api.fantasyApps.createLink({
    body: {
      tgMatchId: match.id,
      playerData: team.players.map((player) => ids.get(player) ?? ""),
      captainData: ids.get(team.captain) ?? "",
      vicecaptainData: ids.get(team.viceCaptain) ?? "",
      generateLinkFlag,
    },
  });
  if (!result.ok) return t("replies.transferFailed");
  await store.keep(linkKeyOf(team), result.data.data);
  return null;
}
