// The lock file's view of the installed libraries.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

/** Every installed package and workspace by its path. */
export const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Where Node finds the package from that folder; null when it is not installed. */
export function resolveFrom(folder, name) {
  for (let at = folder; ; at = at.replace(/(^|\/)(node_modules\/(@[^/]+\/)?[^/]+|[^/]+)$/, "")) {
    const path = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path].link === true ? packages[path].resolved : path;
    if (at === "") return null;
  }
}

const isOfOnePlatform = (path) => packages[path].os !== undefined || packages[path].cpu !== undefined;

/**
 * The paths of the libraries that these workspaces need to run. `tools` names development packages of the workspaces
 * that count too. Of libraries with one package for each platform, those packages only with `platforms`.
 */
export function librariesOf(workspaces, { tools, platforms = false } = {}) {
  const reachedPackages = new Set();
  const visit = (path) => {
    if (reachedPackages.has(path)) return;
    reachedPackages.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolveFrom(path, name);
      if (next !== null && (platforms || !isOfOnePlatform(next))) visit(next);
    }
  };
  for (const workspace of workspaces) {
    visit(workspace);
    for (const name of Object.keys(packages[workspace].devDependencies ?? {}))
      if (tools?.test(name)) visit(resolveFrom(workspace, name));
  }
  return [...reachedPackages].filter((path) => path.includes("node_modules/"));
}
