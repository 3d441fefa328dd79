import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { findExperts, postsOfExpert } from "../record.repository.ts";

const LATEST_POSTS = 50;

export const getRecord = handle(contract.experts.getRecord, async ({ db, params }) => {
  const posts = await postsOfExpert(db, params.id, LATEST_POSTS);
  const [expert] = posts.length === 0 ? [] : await findExperts(db, [params.id]);
  // An account without posts is not an expert to readers, so its name and number stay private.
  if (!expert) return refused("not_found");
  return done("", { data: expert, figures: expert.record, posts });
});
