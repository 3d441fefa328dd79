import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { useAppsOfMatch } from "#blocks/transfer/use-apps-of-match.ts";
import { readLocal, writeLocal } from "#data/records/local-keys.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";

/** As many as the promises of the record are about. */
const USUAL_COUNT = 20;
const MAX_COUNT = 50;

export interface TeamsAndAppChoice {
  /** Apps that have the match. */
  readonly apps: readonly LinkedApp[];
  /** The app for which teams are suggested; undefined where none has the match. */
  readonly app: LinkedApp | undefined;
  readonly count: number;
  readonly most: number;
  readonly onApp: (slug: string) => void;
  readonly onCount: (count: number) => void;
}

/** For how many teams and which app: those of the last suggestion, else a linked app and all it takes. */
export function useTeamsAndApp(match: MatchDetail): TeamsAndAppChoice {
  const [choice, setChoice] = useState(() => readLocal("suggest") ?? {});
  const { apps, app } = useAppsOfMatch(match, choice.app);
  const choose = (change: { readonly app?: string; readonly count?: number | undefined }) => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeLocal("suggest", next);
  };
  const most = Math.min(app?.limit ?? MAX_COUNT, MAX_COUNT);
  return {
    apps,
    app,
    count: Math.min(choice.count ?? USUAL_COUNT, most),
    most,
    onApp: (slug) => choose({ app: slug, count: undefined }),
    onCount: (count) => choose({ count }),
  };
}
