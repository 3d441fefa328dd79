import { createHash } from "node:crypto";
import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";
import { enqueuePoll } from "../enqueue-poll.ts";
import { proofOf } from "../hook-proof.ts";
import type { HookProof } from "../hook-proof.ts";
import { settingOf, sourceNamed } from "../settings.ts";
import { storeHook } from "../source-state.repository.ts";

const proofIn = (caller: Caller): HookProof => ({
  id: caller.header("webhook-id"),
  time: caller.header("webhook-timestamp"),
  signatures: caller.header("webhook-signature"),
  ownSignature: caller.header("x-hook-signature"),
  ownTime: caller.header("x-hook-timestamp"),
  bareSecret: caller.header("x-hook-secret"),
  body: caller.bodyText,
});

/** A webhook is only a hint: nothing of its body is stored, and a job asks the source. */
export const takeHook = handle(contract.feeds.hook, async ({ db, deps, params, caller, afterCommit }) => {
  const source = sourceNamed(params.source);
  const secret = source && settingOf(deps.env, source)?.hookSecret;
  const proof = proofIn(caller);
  const way = proofOf(proof, secret, { now: Date.now(), allowsBare: deps.env.HOOK_BARE_SECRET });
  if (way === null || source === undefined) return refused("not_logged_in");
  const seenKey = way === "standard" ? `id\n${proof.id}` : `${proof.ownTime ?? ""}\n${proof.body}`;
  const hash = createHash("sha256").update(seenKey).digest("base64url");
  const isNew = await storeHook(db, source.name, hash);
  if (isNew) await enqueuePoll({ db, afterCommit }, deps, source.name, { hint: true });
  // An id is of one message: who sends it again repeats what was overheard.
  else if (way === "standard") return refused("conflict");
  return done("", {});
});
