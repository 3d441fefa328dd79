import type { Plugin } from "vite";
import { type ReplacedModule, replacedModules } from "./replaced-modules.ts";

const replacementOf = (id: string): ReplacedModule | undefined =>
  replacedModules.find(({ file }) => id.replaceAll("\\", "/").endsWith(`/node_modules/${file}`));

/** Replaces the packages' modules by ours. Fails the build when a module was not found, because its file has moved. */
export const replaceModules = (): Plugin => {
  const met = new Set<ReplacedModule>();
  return {
    name: "replace-modules",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/(?:@mantine\/core|react-remove-scroll)\// },
      handler: (_, id) => {
        const replaced = replacementOf(id);
        if (replaced === undefined) return null;
        met.add(replaced);
        return { code: replaced.code, map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      const missed = replacedModules.filter((module) => !met.has(module));
      if (error === undefined && missed.length > 0)
        this.error(`Replaced modules that the build did not meet: ${missed.map(({ file }) => file).join()}`);
    },
  };
};
