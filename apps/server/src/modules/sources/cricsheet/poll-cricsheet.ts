import { createHash, randomUUID } from "node:crypto";
import type { Deps } from "#http/deps.ts";
import { adapterNamed, problemLines, importMatches } from "#modules/feeds/public.ts";
import { announce } from "#modules/matches/public.ts";
import { cricsheetFiles } from "./cricsheet-files.ts";
import {
  claimSource,
  keepSource,
  readRequests,
  releaseSource,
  saveRequest,
} from "../source-state.repository.ts";
import { dayOf } from "../utc-day.ts";
import { findFiles } from "./read-files.ts";

/** Files of one run; the next one follows in minutes. */
const AT_ONCE = 50;

/** Imports files that are new or have changed, each by itself. Files that were refused wait for their next change. */
export async function pollCricsheet(deps: Deps, now: Date): Promise<void> {
  const { db } = deps.database;
  const { name } = cricsheetFiles;
  const setting = deps.env.SOURCES[name];
  const adapter = adapterNamed("cricsheet");
  if (setting === undefined || adapter === undefined) return;
  const lease = randomUUID();
  const row = await claimSource(db, name, lease);
  if (row === null) return;
  try {
    if (row.enabled === false) return;
    const requests = await readRequests(db, name);
    const files = await findFiles(setting, deps.sourceClient, requests);
    const tables = files.tables.map(({ content }) => content).join("\n");
    const refusals: string[] = files.failures.map(({ name: of, failure }) => `${of}: ${failure}`);
    let imports = 0;
    for (const { key, file, etag } of files.matches) {
      const hash = createHash("sha256").update(file.content).update(tables).digest("base64url");
      if (requests.get(key)?.hash === hash || imports === AT_ONCE) continue;
      imports += 1;
      const outcome = await importMatches(db, {
        adapter,
        files: [file, ...files.tables],
        origin: "source",
        actorId: null,
        preview: false,
      });
      if (outcome.ok) for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
      else refusals.push(problemLines(outcome.error.slice(0, 1)));
      await saveRequest(
        db,
        name,
        { key, at: now, failures: outcome.ok ? 0 : 1, taken: outcome.ok, etag, hash },
        requests.get(key),
      );
    }
    const today = dayOf(now);
    const [first] = refusals;
    await keepSource(db, name, lease, {
      day: today,
      used: (row.day === today ? row.used : 0) + files.requests,
      ...(first === undefined
        ? { failures: 0, lastSuccessAt: now }
        : { failures: row.failures + 1, lastFailure: first.slice(0, 500), lastFailureAt: now }),
    });
  } finally {
    await releaseSource(db, name, lease, null);
  }
}
