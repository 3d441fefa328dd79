import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { enqueuePoll } from "../enqueue-poll.ts";
import { settingOf, sourceHeadNamed, sourceNamed } from "../settings.ts";
import { substitutesOf } from "../silent.ts";
import { forgetReplies, switchSource } from "../source-state.repository.ts";

export const setSource = handle(
  contract.sources.switch,
  async ({ db, deps, params, body, session, afterCommit }) => {
    const source = sourceHeadNamed(params.source);
    if (source === undefined || settingOf(deps.env, source) === null) return refused("not_found");
    await switchSource(db, source.name, body.on);
    if (!body.on) await forgetReplies(db, substitutesOf(source));
    await writeAudit(db, {
      actorId: session.accountId,
      action: "source.switch",
      details: { source: source.name, on: body.on },
    });
    if (body.on && sourceNamed(source.name) !== undefined)
      await enqueuePoll({ db, afterCommit }, deps, source.name, { hint: true });
    return done("", {});
  },
);
