import { contract } from "@teamwright/contract";
import type { ReplyInputOf } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { announce } from "#modules/matches/public.ts";
import { importMatches } from "../public.ts";
import type { ImportRequest } from "../public.ts";
import { adapterNamed, problemLines } from "../find-adapter.ts";
import { withoutWarnings } from "#modules/match-model/public.ts";

/**
 * Neither call runs in the handler's transaction: a refused import is recorded, so its record must not be rolled back.
 */
const OWN_TRANSACTION = { transaction: false } as const;

export const importFiles = handle(
  contract.feeds.import,
  async ({ deps, body, session }) => {
    const adapter = adapterNamed(body.feed);
    if (adapter === undefined) return refused("invalid_input", { field: "feed" });
    const { files, preview } = body;
    return run(deps, { adapter, files, preview, origin: "upload", actorId: session.accountId });
  },
  OWN_TRANSACTION,
);

export const pushMatches = handle(
  contract.feeds.push,
  async ({ deps, body }) => {
    const files = "files" in body ? body.files : [{ name: "push", content: JSON.stringify(body) }];
    const adapter = adapterNamed("files" in body ? body.feed : "import");
    if (adapter === undefined) return refused("invalid_input", { field: "feed" });
    return run(deps, { adapter, files, preview: false, origin: "push", actorId: null });
  },
  OWN_TRANSACTION,
);

type FeedPushReply = ReplyInputOf<typeof contract.feeds.push>;

async function run(deps: Deps, request: ImportRequest) {
  const outcome = await importMatches(deps.database.db, request);
  const { preview } = request;
  if (!outcome.ok) {
    const { problems, warnings } = withoutWarnings(outcome.error);
    if (preview) return done<FeedPushReply>("", { data: { preview, matches: [], problems, warnings } });
    return refused("invalid_input", { field: "files", message: problemLines(outcome.error) });
  }
  if (!preview) for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
  const matches = outcome.value.matches.map((match) => ({ ...match, changes: [...match.changes] }));
  const warnings = [...outcome.value.warnings];
  return done<FeedPushReply>("", { data: { preview, matches, problems: [], warnings } });
}
