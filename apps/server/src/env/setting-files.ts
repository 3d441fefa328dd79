import { readFileSync } from "node:fs";

const SUFFIX = "_FILE";

type SettingValues = Readonly<Record<string, string | undefined>>;

/**
 * The settings together with those whose value is the content of a file: `METRICS_KEY_FILE` names the file of
 * METRICS_KEY. Vaults and service managers hand out secrets as files, which no list of processes shows.
 */
export function withFiles(values: SettingValues, names: readonly string[]): SettingValues {
  const fromFiles = names.flatMap((name) => {
    const path = values[name + SUFFIX];
    if (path === undefined || path === "") return [];
    if ((values[name] ?? "") !== "")
      throw new Error(`Wrong settings:\n  ${name}: ${name}${SUFFIX} gives it too`);
    return [[name, readSettingFile(name + SUFFIX, path)]];
  });
  return { ...values, ...Object.fromEntries(fromFiles) };
}

function readSettingFile(setting: string, path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new Error(`Wrong settings:\n  ${setting}: ${path} cannot be read (${code})`, { cause: error });
  }
}
