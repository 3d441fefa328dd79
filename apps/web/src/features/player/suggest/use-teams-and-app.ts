import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { isMapped } from "../../../blocks/transfer/is-mapped.ts";
import { readLocal, writeLocal } from "../../../data/records/local-keys.ts";
import { useLinkedApps } from "../../../data/transfer/linked-apps.ts";
import type { LinkedApp } from "../../../data/transfer/linked-apps.ts";

/** As many as the promises of the record are about. */
const USUAL_COUNT = 20;
const MOST = 50;

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
  const apps = useLinkedApps().filter(({ slug }) => isMapped(match, slug));
  const [chosen, setChosen] = useState(() => readLocal("suggest") ?? {});
  const choose = (change: { readonly app?: string; readonly count?: number | undefined }) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    writeLocal("suggest", next);
  };
  const app = apps.find(({ slug }) => slug === chosen.app) ?? apps.find(({ link }) => link) ?? apps[0];
  const most = Math.min(app?.limit ?? MOST, MOST);
  return {
    apps,
    app,
    count: Math.min(chosen.count ?? USUAL_COUNT, most),
    most,
    onApp: (slug) => choose({ app: slug, count: undefined }),
    onCount: (count) => choose({ count }),
  };
}
