import type { Plugin } from "vite";

/**
 * The modules of the first visit of home: the application and the home screen, with everything that they import
 * statically.
 */
const HOME = [
  /\/src\/app\/start\.tsx$/,
  /\/src\/features\/player\/home\/home-page\.tsx$/,
  // Its texts in English; those of another language are one small file more.
  /^\0virtual:text\/en(\/(shell|home))?$/,
];

/** The screens from the players of a match to its teams and their analysis. */
const TEAMS = /\/src\/features\/player\/(strategy|display|analytics|result|previous-match)\/.*-page\.tsx$/;

/**
 * An index that names the whole package: each part that home needs is imported by its own name, e.g.
 * "@teamwright/domain/sports".
 */
const WHOLE_PACKAGE = /\/packages\/(contract|domain)\/src\/index\.ts$/;

interface ReachedModules {
  readonly plugin: Plugin;
  /** Whether the first load of home imports the module. */
  readonly byHome: (id: string) => boolean;
  /** Whether a screen between the players of a match and its teams imports the module. */
  readonly byTeams: (id: string) => boolean;
}

/**
 * Finds the modules that screens import statically, so that those of one audience can be put into few files. The bundler
 * would create forty small files, one for each set of screens with shared modules, and each costs a request and a
 * kilobyte of headers.
 */
export const reachedModules = (): ReachedModules => {
  const home = new Set<string>();
  const teams = new Set<string>();
  const plugin: Plugin = {
    name: "reached-modules",
    apply: "build",
    buildEnd() {
      const follow = (reached: Set<string>, isRoot: (id: string) => boolean): void => {
        const waiting = [...this.getModuleIds()].filter(isRoot);
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id)) continue;
          reached.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      follow(home, (id) => HOME.some((root) => root.test(id)));
      follow(teams, (id) => TEAMS.test(id));
      const whole = [...home].find((id) => WHOLE_PACKAGE.test(id));
      if (whole !== undefined) this.error(`Home's first load takes the whole package by ${whole}`);
    },
  };
  return {
    plugin,
    byHome: (id) => home.has(id) && !id.endsWith(".css"),
    byTeams: (id) => teams.has(id),
  };
};
