import type { Deps } from "#http/deps.ts";
import type { Env } from "#env/env.ts";
import type { IsSilent, MatchPart } from "../matches/public.ts";
import { FAILURES } from "./failure.ts";
import { allSources } from "./list.ts";
import { matchIdOf } from "./match-id.ts";
import { isOn, settingOf } from "./settings.ts";
import type { SourceFailure, SourceHead, SourcePart } from "./source.ts";
import { readFailing, readSources } from "./source-state.repository.ts";
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

/** Sources that are configured and on, and whether they bring nothing at present. */
export async function describeSources({ database: { db }, env }: Deps, now: Date) {
  const rows = await readSources(db);
  return allSources
    .filter((source) => settingOf(env, source) !== null && isOn(source, rows.get(source.name)))
    .map((source) => ({
      name: source.name,
      title: source.title,
      silent: isSilent(env, source, rows.get(source.name), now),
      lastFailure: rows.get(source.name)?.lastFailure ?? null,
      lastSuccessAt: rows.get(source.name)?.lastSuccessAt ?? null,
    }));
}

/** The request that brings each group of a match's values. */
const requestFor: Readonly<Record<MatchPart, SourcePart>> = {
  fixture: "fixtures",
  squad: "squad",
  credits: "squad",
  lineup: "lineup",
  points: "score",
};

/**
 * Which sources bring nothing at present, as a whole or of a part of a match: a source whose line-ups fail while its
 * lists come is silent for those line-ups only.
 */
export async function readSilence({ database: { db }, env }: Deps, now: Date): Promise<IsSilent> {
  const rows = await readSources(db);
  const failing = await readFailing(db, FAILURES, now);
  const silent = new Set(
    allSources.filter((source) => isSilent(env, source, rows.get(source.name), now)).map(({ name }) => name),
  );
  return (name, part, ids) => {
    if (silent.has(name)) return true;
    const fails = failing.filter(({ source, task }) => source === name && task === requestFor[part]);
    if (part === "fixture") return fails.length > 0;
    const failedMatches = new Set(fails.map(({ about }) => matchIdOf({ name }, about)));
    return ids.length > 0 && ids.every((id) => failedMatches.has(id));
  };
}

/** The other polled sources of the sport, which step in for a silent one. */
export const substitutesOf = ({ name, sport }: SourceHead): string[] =>
  allSources.filter((other) => other.sport === sport && other.name !== name).map((other) => other.name);
