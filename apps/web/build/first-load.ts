import type { Plugin } from "vite";

/**
 * The modules of the first visit of home: the application and the home screen, with everything that they import
 * statically.
 */
const ROOTS = [
  /\/src\/app\/start\.tsx$/,
  /\/src\/features\/player\/home\/home-page\.tsx$/,
  // Its texts in English; those of another language are one small file more.
  /^\0virtual:text\/en(\/(shell|home))?$/,
];

// The library's index names every component: following it would include everything that any screen uses.
const LEFT_TO_THE_BUNDLER = /node_modules\/@mantine\//;

/**
 * An index that names the whole package: each part that home needs is imported by its own name, e.g.
 * "@teamwright/domain/sports".
 */
const WHOLE_PACKAGE = /\/packages\/(contract|domain)\/src\/index\.ts$/;

type FirstLoad = { readonly plugin: Plugin; readonly holds: (id: string) => boolean };

/**
 * Finds the modules of the first load, so that they can be put into one file. The bundler would create forty small
 * files, one for each set of screens with shared modules, and each costs a request and a kilobyte of headers.
 */
export const firstLoad = (): FirstLoad => {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: "first-load",
    apply: "build",
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => ROOTS.some((root) => root.test(id)));
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id) || LEFT_TO_THE_BUNDLER.test(id)) continue;
        if (WHOLE_PACKAGE.test(id)) this.error(`Home's first load takes the whole package by ${id}`);
        found.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, holds: (id) => found.has(id) && !/zod|\.css$/.test(id) };
};
