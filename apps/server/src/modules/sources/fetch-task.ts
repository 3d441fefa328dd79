import { createHash } from "node:crypto";
import { pastPointsOf, playersOfSource } from "../matches/public.ts";
import type { Deps } from "#http/deps.ts";
import { FAILURES, failureOf } from "./failure.ts";
import { matchIdOf } from "./match-id.ts";
import { settingOf } from "./settings.ts";
import type { KnownPlayer, Source, SourceContext, SourceFailure, SourceMatch, SourceTask } from "./source.ts";
import { readRequest } from "./source-state.repository.ts";
import type { RequestRow } from "./source-state.repository.ts";

/** Pages of one list; a vendor that names more has gone wrong. */
const MAX_PAGES = 20;
/** Characters of all pages of one list, which are in memory together; a usual list has some 6 million. */
const MAX_TEXT = 24 * 1024 * 1024;

export interface FetchResult {
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

interface KnownMatches {
  /** By the source's ids. */
  readonly matches: ReadonlyMap<string, SourceMatch>;
  readonly now: Date;
}

/** Makes the requests of a task, a page after the other. */
export async function fetchTask(
  deps: Deps,
  source: Source,
  task: SourceTask,
  knownMatches: KnownMatches,
): Promise<FetchResult> {
  const before = await readRequest(deps.database.db, source.name, task.key);
  // After so many failures another source may be believed: what this one says counts again, also where it is the same.
  const last = before !== undefined && before.failures < FAILURES ? before : undefined;
  const context = await contextOf(deps, source, task, knownMatches);
  const setting = settingOf(deps.env, source);
  const base = (setting?.baseUrl ?? source.baseUrl).replace(/\/$/, "");
  const bodies: unknown[] = [];
  const digest = createHash("sha256");
  let remaining: number | null = null;
  let etag: string | null = null;
  let requests = 0;
  let pages = 1;
  let characters = 0;
  const endWith = (reply: FetchResult["reply"]): FetchResult => ({
    requests,
    remaining,
    before,
    context,
    reply,
  });
  for (let page = 1; page <= pages; page++) {
    const { path, headers } = source.call(task, page, context);
    const conditional = last?.etag && last.hash !== null ? { "if-none-match": last.etag } : {};
    requests += 1;
    const got = await deps.sourceClient.get(new URL(base + path), { ...headers, ...conditional });
    if (!got.ok) return endWith({ kind: "failed", failure: got.error, retryAfter: null });
    remaining = source.remaining(got.value.headers) ?? remaining;
    const failure = failureOf(source, got.value);
    if (failure !== null) return endWith({ kind: "failed", failure, retryAfter: got.value.retryAfter });
    if (got.value.status === 304) return endWith({ kind: "unchanged" });
    characters += got.value.text.length;
    if (characters > MAX_TEXT) return endWith({ kind: "failed", failure: "invalid_reply", retryAfter: null });
    bodies.push(got.value.body);
    digest.update(JSON.stringify(source.content(got.value.body)) ?? "");
    // An ETag speaks for one page.
    etag = page === 1 ? (got.value.headers["etag"] ?? null) : null;
    pages = Math.min(MAX_PAGES, source.pages(got.value.body, task));
  }
  const hash = digest.digest("base64url");
  if (last?.hash === hash) return endWith({ kind: "unchanged" });
  return endWith({ kind: "new", bodies, etag, hash });
}

async function contextOf(
  deps: Deps,
  source: Source,
  task: SourceTask,
  { matches, now }: KnownMatches,
): Promise<SourceContext> {
  const { db } = deps.database;
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
