import type { PublicEvent } from "@teamwright/contract";
import type { MatchListItem } from "@teamwright/domain";
import type { QueryClient } from "@tanstack/react-query";
import type { DatedValue } from "./cached-reply.ts";
import { refetch } from "./refetch.ts";

const markLineupOut = (
  event: { readonly matchId: string; readonly sport: string },
  client: QueryClient,
): void => {
  client.setQueryData<DatedValue<MatchListItem[]>>(
    ["matches", event.sport],
    (shownMatch) =>
      shownMatch && {
        ...shownMatch,
        value: shownMatch.value.map((match) =>
          match.id === event.matchId ? { ...match, lineup_out: true } : match,
        ),
      },
  );
};

/** Refetches the data that an event names; a line-up is shown at once. */
export const applyEvent = (event: PublicEvent, client: QueryClient): void => {
  if (event.type === "promotions") {
    refetch(client, ["promotions"]);
    return;
  }
  if (event.type === "posts") {
    for (const key of ["match-options", "predictions", "prediction", "expert-post", "expert-record"])
      refetch(client, [key]);
    refetch(client, ["match-posts", event.matchId]);
    refetch(client, event.matchId === undefined ? ["posts"] : ["posts", event.matchId]);
    return;
  }
  if (event.type === "bookings") {
    refetch(client, ["posts", event.matchId, "booked"]);
    return;
  }
  if (event.type === "lineups") markLineupOut(event, client);
  refetch(client, ["matches", event.sport]);
  refetch(client, ["match", event.matchId]);
  if (event.type === "scorecard") refetch(client, ["scorecard", event.matchId]);
};
