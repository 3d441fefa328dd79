import { createHash } from "node:crypto";
import { pastPointsOf, playersOfSource } from "../matches/public.ts";
import type { Deps } from "../../http/deps.ts";
import { failureOf } from "./failure.ts";
import { matchIdOf } from "./match-id.ts";
import { settingOf } from "./settings.ts";
import type { KnownPlayer, Source, SourceContext, SourceFailure, SourceMatch, SourceTask } from "./source.ts";
import { followedMatches, readRequest } from "./source-state.repository.ts";
import type { RequestRow } from "./source-state.repository.ts";

/** Pages of one list; a vendor that names more has gone wrong. */
const MOST_PAGES = 20;

export interface Fetched {
  readonly requests: number;
  readonly remaining: number | null;
  readonly before: RequestRow | undefined;
  readonly context: SourceContext;
  readonly reply:
    | { readonly kind: "failed"; readonly failure: SourceFailure; readonly retryAfter: number | null }
    | { readonly kind: "unchanged" }
    | {
        readonly kind: "new";
        readonly bodies: readonly unknown[];
        readonly etag: string | null;
        readonly hash: string;
      };
}

/** Makes the requests of a task, a page after the other. */
export async function fetchTask(deps: Deps, source: Source, task: SourceTask, now: Date): Promise<Fetched> {
  const before = await readRequest(deps.database.db, source.name, task.key);
  const context = await contextOf(deps, source, task, now);
  const setting = settingOf(deps.env, source);
  const base = (setting?.baseUrl ?? source.baseUrl).replace(/\/$/, "");
  const bodies: unknown[] = [];
  const digest = createHash("sha256");
  let remaining: number | null = null;
  let etag: string | null = null;
  let pages = 1;
  const ended = (reply: Fetched["reply"]): Fetched => ({
    requests: reply.kind === "new" ? bodies.length : bodies.length + 1,
    remaining,
    before,
    context,
    reply,
  });
  for (let page = 1; page <= pages; page++) {
    const { path, headers } = source.call(task, page, context);
    const conditional = before?.etag && before.hash !== null ? { "if-none-match": before.etag } : {};
    const got = await deps.sourceClient.get(new URL(base + path), { ...headers, ...conditional });
    if (!got.ok) return ended({ kind: "failed", failure: got.error, retryAfter: null });
    remaining = source.remaining(got.value.headers) ?? remaining;
    const failure = failureOf(source, got.value);
    if (failure !== null) return ended({ kind: "failed", failure, retryAfter: got.value.retryAfter });
    if (got.value.status === 304) return ended({ kind: "unchanged" });
    bodies.push(got.value.body);
    digest.update(JSON.stringify(source.content(got.value.body)) ?? "");
    // An ETag speaks for one page.
    etag = page === 1 ? (got.value.headers["etag"] ?? null) : null;
    pages = Math.min(MOST_PAGES, source.pages(got.value.body, task));
  }
  const hash = digest.digest("base64url");
  if (before?.hash === hash) return ended({ kind: "unchanged" });
  return ended({ kind: "new", bodies, etag, hash });
}

async function contextOf(deps: Deps, source: Source, task: SourceTask, now: Date): Promise<SourceContext> {
  const { db } = deps.database;
  const matches = new Map(
    (await followedMatches(db, source.name, now)).map((match) => [match.externalId, match]),
  );
  const setting = settingOf(deps.env, source) ?? {};
  const players = task.part === "fixtures" ? [] : await playersOf(deps, source, task.match);
  const pastPoints =
    task.part === "squad" && source.needsPastPoints === true
      ? await pastPointsOf(db, source.name)
      : new Map<string, readonly number[]>();
  return { now, setting, players, pastPoints, known: (externalId) => matches.get(externalId) };
}

const playersOf = (
  { database }: Deps,
  source: Source,
  { externalId, details }: SourceMatch,
): Promise<KnownPlayer[]> =>
  playersOfSource(database.db, source.name, matchIdOf(source, externalId), [
    details["leftName"] ?? "",
    details["rightName"] ?? "",
  ]);
