import type { MatchDetail } from "@teamwright/domain";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { isMapped } from "./is-mapped.ts";

interface AppsOfMatch {
  /** Apps that have the match. */
  readonly apps: readonly LinkedApp[];
  /** The preferred one, else a linked one, else the first; undefined where none has the match. */
  readonly app: LinkedApp | undefined;
}

/** The apps to which teams of the match can be sent; none until the match is known. */
export function useAppsOfMatch(match: MatchDetail | undefined, preferredApp?: string): AppsOfMatch {
  const apps = useLinkedApps().filter(
    ({ slug, available }) => available && match !== undefined && isMapped(match, slug),
  );
  const app = apps.find(({ slug }) => slug === preferredApp) ?? apps.find(({ link }) => link) ?? apps[0];
  return { apps, app };
}
