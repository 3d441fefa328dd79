import { contract } from "@teamwright/contract";
import { done, prebuilt, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { announcePosts, postsKey } from "../announce-posts.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { findExperts } from "../record.repository.ts";
import { findVideoAuthor, hasVideo, insertVideo, listVideos, withdrawVideo } from "../video.repository.ts";

export const listExpertVideos = handle(contract.experts.listVideos, ({ deps, params }) => {
  const { db } = deps.database;
  const body = deps.payloads.get(postsKey("videos", params.match), async () => {
    const { videos, authors } = await listVideos(db, params.match);
    const fields = { data: videos, expertData: await findExperts(db, authors) };
    return { content: JSON.stringify(fields), reply: { status: "success", message: "", ...fields } };
  });
  return prebuilt(body, "private, no-cache");
});

/** What the body says of the match is the documents' shape; names and pictures are read from the match. */
export const postVideo = handle(contract.experts.postVideo, async (context) => {
  const { db, body, session } = context;
  const { matchId } = body;
  const match = await findMatchBeforeStart(db, matchId);
  if (!match.ok) return refused(match.error);
  // Posts of one author run one after another, so that the same video is found.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  if (await hasVideo(db, { matchId, accountId: session.accountId, link: body.videoLink }))
    return refused("already_posted");
  const _id = await insertVideo(db, {
    matchId,
    accountId: session.accountId,
    link: body.videoLink,
    language: body.videoLanguage,
  });
  announcePosts(context, match.value, [postsKey("videos", matchId)]);
  return done("replies.videoPosted", { data: { _id } });
});

export const withdrawExpertVideo = handle(contract.experts.withdrawVideo, async (context) => {
  const { db, params } = context;
  const author = await findVideoAuthor(db, params.id);
  if (author === null) return refused("not_found");
  const match = await findMatchBeforeStart(db, author.matchId);
  if (!match.ok) return refused(match.error);
  if (!(await withdrawVideo(db, params.id))) return refused("not_found");
  announcePosts(context, match.value, [postsKey("videos", author.matchId)]);
  return done("replies.postWithdrawn", {});
});
