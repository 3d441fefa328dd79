import type { Plugin } from "vite";

/** What the first visit of home runs: the application and the home screen, with all that they import statically. */
const ROOTS = [/\/src\/app\/start\.tsx$/, /\/src\/features\/home\/home-page\.tsx$/];

// The library's index names every component: following it would bring all that any screen uses.
const LEFT_TO_THE_BUNDLER = /node_modules\/@mantine\//;

type FirstLoad = { readonly plugin: Plugin; readonly holds: (id: string) => boolean };

/**
 * Finds the modules of the first load, so that they can be put into one file: the bundler would make forty small ones
 * of them, one for each set of screens that shares something, and each costs a request and a kilobyte of headers.
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
        found.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, holds: (id) => found.has(id) && !/zod|\.css$/.test(id) };
};
