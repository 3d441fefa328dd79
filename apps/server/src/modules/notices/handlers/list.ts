import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { countUnread, listNotices, markRead } from "../notice.repository.ts";

export const listOwnNotices = handle(contract.notices.list, async ({ db, query, session }) => {
  const { list, total } = await listNotices(db, session.accountId, query);
  const unread = await countUnread(db, session.accountId);
  return done("", { data: [...list], totalPages: pagesOf(total, query.size), unread });
});

export const countUnreadNotices = handle(contract.notices.unread, async ({ db, session }) =>
  done("", { unread: await countUnread(db, session.accountId) }),
);

export const readNotices = handle(contract.notices.read, async ({ db, body, session }) => {
  await markRead(db, session.accountId, body.id);
  return done("", { unread: await countUnread(db, session.accountId) });
});
