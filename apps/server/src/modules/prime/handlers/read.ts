import { contract } from "@teamwright/contract";
import { noteUnlessFull } from "#db/failure.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { isMainAppLink } from "#modules/fantasy-apps/public.ts";
import { findTeamSet, teamsInRange } from "#modules/posted-teams/public.ts";
import { forgetPosts } from "../announce.ts";
import { findWithdrawal, keepLinks, noteDelivery, removeLink } from "../post.repository.ts";
import { postedView } from "../posted-view.ts";

/** Only the caller's own teams: the range comes from the session's account. */
export const primeTeams = handle(contract.prime.teams, async ({ deps, db, params, session }) => {
  const view = await postedView(deps, params.matchId);
  const range = view?.ranges.get(session.accountId);
  const set = view && (await findTeamSet(db, view.post.teamSetId));
  if (!view || !range || !set) {
    const reason = await findWithdrawal(db, params.matchId, session.accountId);
    return reason === null
      ? refused("no_prime_teams")
      : refused("prime_teams_withdrawn", { values: { reason } });
  }
  const { accountId } = session;
  if (
    !view.opened.has(accountId) &&
    (await noteUnlessFull(noteDelivery(db, view.post.id, accountId, "openedAt")))
  )
    view.opened.add(accountId);
  const teamData = teamsInRange(set, range, view.match).map((team) => {
    const link = view.links.get(team.team_number);
    return link === undefined ? team : { ...team, process_name: link };
  });
  const { left, right } = range;
  return done("", {
    primeTeams: {
      matchId: params.matchId,
      numberOfTeams: teamData.length,
      left,
      right,
      link: teamData.filter((team) => "process_name" in team).length,
      postedAt: view.post.createdAt.toISOString(),
    },
    teamData,
  });
});

// The view may be read anew, on another connection than a transaction's: the embedded database has one.
const outside = { transaction: false } as const;

/** A link to one of the caller's teams. The first link is kept, because it always opens the same team; text that is none is replaced. */
export const keepPrimeLink = handle(
  contract.prime.keepLink,
  async ({ deps, body, session }) => {
    const view = await postedView(deps, body.matchId);
    const range = view?.ranges.get(session.accountId);
    if (!view || !range || body.teamNumber < range.left || body.teamNumber > range.right)
      return refused("no_prime_teams");
    const { teamNumber, link } = body;
    if (!isMainAppLink(deps, link))
      return refused("invalid_input", { field: "link", message: "replies.teamLinkRefused" });
    const bad = view.badLinks.get(teamNumber);
    await deps.transaction(async (tx) => {
      if (bad !== undefined) await removeLink(tx, view.post.id, { teamNumber, link: bad });
      await keepLinks(tx, view.post.id, [{ teamNumber, link }]);
    });
    forgetPosts(deps, body.matchId);
    return done("", {});
  },
  outside,
);

export const primeTransferred = handle(
  contract.prime.transferred,
  async ({ deps, body, session }) => {
    const view = await postedView(deps, body.matchId);
    if (!view?.ranges.has(session.accountId)) return refused("no_prime_teams");
    const { post } = view;
    await deps.transaction((tx) => noteDelivery(tx, post.id, session.accountId, "transferredAt"));
    return done("", {});
  },
  outside,
);
