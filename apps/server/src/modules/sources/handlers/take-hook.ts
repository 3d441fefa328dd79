import { createHash } from "node:crypto";
import { contract } from "@teamwright/contract";
import { done, refused } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";
import { enqueuePoll } from "../enqueue-poll.ts";
import { isGenuine } from "../hook-proof.ts";
import { settingOf, sourceNamed } from "../settings.ts";
import { storeHook } from "../source-state.repository.ts";

/** A webhook is only a hint: nothing of its body is stored, and a job asks the source. */
export const takeHook = handle(contract.feeds.hook, async ({ db, deps, params, caller, afterCommit }) => {
  const source = sourceNamed(params.source);
  const secret = source && settingOf(deps.env, source)?.hookSecret;
  const proof = {
    secret: caller.header("x-hook-secret"),
    signature: caller.header("x-hook-signature"),
    timestamp: caller.header("x-hook-timestamp"),
    body: caller.bodyText,
  };
  if (!isGenuine(proof, secret, Date.now()) || source === undefined) return refused("not_logged_in");
  const hash = createHash("sha256")
    .update(`${proof.timestamp ?? ""}\n${proof.body}`)
    .digest("base64url");
  if (await storeHook(db, source.name, hash))
    await enqueuePoll({ db, afterCommit }, deps, source.name, { hint: true });
  return done("", {});
});
