import type { RelationResolver } from "#http/relation.ts";
import { findPostAuthor } from "./post.repository.ts";
import { findVideoAuthor } from "./video.repository.ts";

const authorOf = async (
  find: Promise<{ readonly accountId: string } | null>,
  accountId: string,
): ReturnType<RelationResolver["resolve"]> => {
  const foundPost = await find;
  if (foundPost === null) return "missing";
  return foundPost.accountId === accountId ? "related" : "unrelated";
};

export const expertRelations: readonly RelationResolver[] = [
  {
    relation: "authorOfExpertPost",
    resolve: (db, accountId, id) => authorOf(findPostAuthor(db, id), accountId),
  },
  {
    relation: "authorOfExpertVideo",
    resolve: (db, accountId, id) => authorOf(findVideoAuthor(db, id), accountId),
  },
];
