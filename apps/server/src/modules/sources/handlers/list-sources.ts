import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { costOf } from "../cost.ts";
import { FAILURES } from "../failure.ts";
import { allSourceHeads } from "../list.ts";
import { isOn, settingOf, sourceNamed } from "../settings.ts";
import { followedMatches, readFailing, readSources } from "../source-state.repository.ts";
import { sourceParts } from "../source.ts";
import { dayOf } from "../utc-day.ts";

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/** Files cost the vendor nothing that is counted. */
const NO_COST = { match: 0, lists: 0, matches: 0, day: 0 };

export const listSources = handle(contract.sources.list, async ({ db, deps }) => {
  const now = new Date();
  const rows = await readSources(db);
  const failing = await readFailing(db, FAILURES, now);
  const data = [];
  for (const source of allSourceHeads) {
    const polledSource = sourceNamed(source.name);
    const setting = settingOf(deps.env, source);
    const row = rows.get(source.name);
    data.push({
      name: source.name,
      title: source.title,
      sport: source.sport,
      configured: setting !== null,
      on: setting !== null && isOn(source, row),
      hook: setting?.hookSecret !== undefined,
      failures: row?.failures ?? 0,
      failingParts: sourceParts.filter((part) =>
        failing.some(({ source: name, task }) => name === source.name && task === part),
      ),
      lastFailure: row?.lastFailure ?? null,
      lastFailureAt: iso(row?.lastFailureAt),
      lastSuccessAt: iso(row?.lastSuccessAt),
      pausedUntil: row?.pausedUntil && row.pausedUntil > now ? iso(row.pausedUntil) : null,
      nextAt: iso(row?.nextAt),
      used: row?.day === dayOf(now) ? row.used : 0,
      budget: setting?.dailyBudget ?? source.dailyBudget,
      remaining: row?.remaining ?? null,
      cost:
        polledSource === undefined
          ? NO_COST
          : costOf(polledSource, await followedMatches(db, source.name, now)),
    });
  }
  return done("", { data });
});
