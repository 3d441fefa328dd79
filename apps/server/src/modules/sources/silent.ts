import type { Env } from "../../plugins/env.ts";
import { FAILURES } from "./failure.ts";
import { allSources } from "./list.ts";
import { isOn, settingOf } from "./settings.ts";
import type { SourceFailure, SourceHead } from "./source.ts";
import type { SourceRow } from "./source-state.repository.ts";

/** Failures that end only when somebody does something, or the day is over. */
const LASTING: readonly SourceFailure[] = ["wrong_key", "quota_used"];

/**
 * Whether a source brings nothing at present: it is off, its last requests failed as often as it takes to leave it alone,
 * or it rests because of its key or quota. Its first reply ends this.
 */
export function isSilent(
  env: Pick<Env, "SOURCES">,
  source: SourceHead,
  row: SourceRow | undefined,
  now: Date,
): boolean {
  if (settingOf(env, source) === null || !isOn(source, row)) return true;
  if (row === undefined || row.failures === 0) return false;
  const rests = row.pausedUntil !== null && row.pausedUntil > now;
  return row.failures >= FAILURES || (rests && LASTING.some((code) => row.lastFailure === code));
}

/** The polled sources that bring nothing at present. */
export const silentSources = (
  env: Pick<Env, "SOURCES">,
  rows: ReadonlyMap<string, SourceRow>,
  now: Date,
): ReadonlySet<string> =>
  new Set(
    allSources.filter((source) => isSilent(env, source, rows.get(source.name), now)).map(({ name }) => name),
  );
