import type { Env, SourceSetting } from "#env/env.ts";
import { allSourceHeads, allSources } from "./list.ts";
import type { Source, SourceHead } from "./source.ts";
import type { SourceRow } from "./source-state.repository.ts";

type SourcesEnv = Pick<Env, "SOURCES">;

/** The operator's setting of a source, by its own name or its vendor's; null where there is none. */
export function settingOf({ SOURCES }: SourcesEnv, { name, setting }: SourceHead): SourceSetting | null {
  return SOURCES[name] ?? SOURCES[setting] ?? null;
}

export const isOn = ({ startsOn }: SourceHead, row: SourceRow | undefined): boolean =>
  row?.enabled ?? startsOn;

export const sourceNamed = (name: string): Source | undefined =>
  allSources.find((source) => source.name === name);

export const sourceHeadNamed = (name: string): SourceHead | undefined =>
  allSourceHeads.find((source) => source.name === name);

/** Names in `SOURCES` whose hook takes the secret alone. */
export const bareHooks = ({
  SOURCES,
  HOOK_BARE_SECRET,
}: SourcesEnv & Pick<Env, "HOOK_BARE_SECRET">): string[] =>
  HOOK_BARE_SECRET
    ? Object.entries(SOURCES).flatMap(([name, { hookSecret }]) => (hookSecret === undefined ? [] : [name]))
    : [];

/** The addresses that the settings allow. Throws an Error for the operator when a name is no source's. */
export function sourceAddresses(env: SourcesEnv): { readonly source: string; readonly url: string }[] {
  for (const name of Object.keys(env.SOURCES))
    if (!allSourceHeads.some((source) => source.name === name || source.setting === name))
      throw new Error(
        `SOURCES: there is no source ${name}. There are ${allSourceHeads.map((source) => source.name).join(", ")}.`,
      );
  const polledSources = allSources.flatMap((source) => {
    const setting = settingOf(env, source);
    return setting === null ? [] : [{ source: source.name, url: setting.baseUrl ?? source.baseUrl }];
  });
  const files = Object.entries(env.SOURCES).flatMap(([source, { urls = [] }]) =>
    urls.map((url) => ({ source, url })),
  );
  return [...polledSources, ...files];
}
