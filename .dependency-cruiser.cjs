/** Directions of imports: docs/CONTRIBUTING.md draws them. A rule's comment is what a breaker reads. */
const test = "\\.test\\.tsx?$|/testing/";

/** The floors of an app, the top one first. A room with rooms inside is only the files that are directly in it. */
function floorsOf(app) {
  const floors = require(`./apps/${app}/floors.json`).map(({ rooms }) => rooms);
  const filesOf = (room) =>
    `^apps/${app}/src/${room}/${floors.flat().some((other) => other.startsWith(`${room}/`)) ? "[^/]+$" : ""}`;
  return floors.slice(1).map((rooms, above) => ({
    name: `${app}-floors`,
    severity: "error",
    comment: `${app}: imports go down the floors of apps/${app}/floors.json, or stay on one`,
    from: { path: rooms.map(filesOf), pathNot: test },
    to: {
      path: floors
        .slice(0, above + 1)
        .flat()
        .map(filesOf),
    },
  }));
}

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "Imports form no cycles.",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "Every import resolves.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "domain-imports-zod-only",
      severity: "error",
      comment: "domain -> zod/mini; types of text",
      from: { path: "^packages/domain/", pathNot: test },
      to: { pathNot: ["^packages/(domain|text)/", "(^|/)node_modules/zod/"] },
    },
    {
      name: "packages-name-texts",
      severity: "error",
      comment: "domain, contract and engine name texts by their keys: types of text only",
      from: { path: "^packages/(domain|contract|engine|scoring)/", pathNot: test },
      to: { path: "^packages/text/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "text-imports-lingui-only",
      severity: "error",
      comment: "text -> Lingui; types of engine and domain",
      from: { path: "^packages/text/src/", pathNot: test },
      to: {
        pathNot: ["^packages/text/", "(^|/)node_modules/@lingui/", "^node:", "^(fs|url|path)$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "web-takes-no-whole-catalogue",
      severity: "error",
      comment: "web: areas are loaded with the screen that shows them; of the catalogue's index types only",
      from: { path: "^apps/web/src/", pathNot: test },
      to: {
        path: "^packages/text/(catalogue/|src/(index|english|in-english|compile)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "engine-imports-domain-types",
      severity: "error",
      comment: "engine -> domain: types, and values only from the tables of the sports",
      from: { path: "^packages/engine/", pathNot: test },
      to: {
        pathNot: ["^packages/engine/", "^packages/domain/src/sports/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "engine-imports-nothing-else",
      severity: "error",
      comment: "engine -> domain and keys of text, not even types of others",
      from: { path: "^packages/engine/", pathNot: test },
      to: { pathNot: ["^packages/engine/", "^packages/domain/", "^packages/text/"] },
    },
    {
      name: "contract-imports-domain",
      severity: "error",
      comment: "contract -> domain, zod/mini; types of text",
      from: { path: "^packages/contract/", pathNot: test },
      to: { pathNot: ["^packages/(contract|domain|text)/", "(^|/)node_modules/zod/"] },
    },
    {
      name: "schemas-by-zod-mini",
      severity: "error",
      comment: "packages and the web: schemas by zod/mini, half of zod's script (decision 041)",
      from: { path: "^(packages|apps/web)/" },
      to: { path: "(^|/)node_modules/zod/", pathNot: "(^|/)node_modules/zod/mini/" },
    },
    {
      name: "web-takes-no-whole-contract",
      severity: "error",
      comment: "web: a screen loads the resources that it calls; of the contract's index and list types only",
      from: { path: "^apps/web/src/", pathNot: test },
      to: {
        path: "^packages/contract/src/(index|contract|openapi)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "scoring-imports-domain",
      severity: "error",
      comment: "scoring -> domain",
      from: { path: "^packages/scoring/", pathNot: test },
      to: { pathNot: ["^packages/(scoring|domain)/"] },
    },
    {
      name: "transfer-imports-nothing",
      severity: "error",
      comment: "transfer is pure and speaks of ids and names only: it imports nothing",
      from: { path: "^packages/transfer/", pathNot: test },
      to: { pathNot: ["^packages/transfer/"] },
    },
    {
      name: "allocation-imports-random",
      severity: "error",
      comment: "allocation -> the engine's random numbers",
      from: { path: "^packages/allocation/", pathNot: test },
      to: { pathNot: ["^packages/allocation/", "^packages/engine/src/random/"] },
    },
    {
      name: "forecast-imports-scoring",
      severity: "error",
      comment: "forecast -> domain, scoring, engine, zod/mini",
      from: { path: "^packages/forecast/", pathNot: test },
      to: {
        pathNot: ["^packages/(forecast|domain|scoring|engine)/", "(^|/)node_modules/zod/"],
      },
    },
    {
      name: "library-imports-engine",
      severity: "error",
      comment: "library -> domain, engine, zod/mini: nothing of Node, so that it runs in browsers too",
      from: { path: "^packages/library/", pathNot: test },
      to: { pathNot: ["^packages/(library|domain|engine)/", "(^|/)node_modules/zod/"] },
    },
    {
      name: "packages-never-apps",
      severity: "error",
      comment: "Packages never import apps.",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-apart",
      severity: "error",
      comment: "The web application and the server meet in the contract only.",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "sandbox-imports-nothing-of-the-product",
      severity: "error",
      comment: "The sandbox is the other party: it imports nothing of the product, packages included.",
      from: { path: "^apps/sandbox/" },
      to: { path: "^(packages|apps|tests|bench|scripts)/", pathNot: "^apps/sandbox/" },
    },
    {
      name: "web-lib-is-pure",
      severity: "error",
      comment: "web: lib imports lib and packages' types only",
      from: { path: "^apps/web/src/lib/", pathNot: test },
      to: { path: "^apps/web/src/", pathNot: "^apps/web/src/lib/" },
    },
    {
      name: "web-ui-below-blocks",
      severity: "error",
      comment: "web: ui -> lib, i18n",
      from: { path: "^apps/web/src/ui/" },
      to: { path: "^apps/web/src/", pathNot: "^apps/web/src/(ui|lib|i18n)/" },
    },
    {
      name: "web-blocks-fetch-nothing",
      severity: "error",
      comment: "web: blocks -> ui, lib, i18n; types of data and engine-client; blocks/transfer also data",
      // Transfer is the same on every page that shows teams, calls included: four features use the block.
      from: { path: "^apps/web/src/blocks/", pathNot: "^apps/web/src/blocks/transfer/" },
      to: {
        path: "^apps/web/src/",
        pathNot: "^apps/web/src/(blocks|ui|lib|i18n)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    ...floorsOf("web"),
    {
      name: "web-features-apart",
      severity: "error",
      comment: "web: a feature never imports a sibling nor the app",
      from: { path: "^apps/web/src/features/([^/]+)/([^/]+)/" },
      to: { path: "^apps/web/src/(features|app)/", pathNot: "^apps/web/src/features/$1/$2/" },
    },
    {
      name: "web-engine-in-workers",
      severity: "error",
      comment: "web: only workers take engine values; elsewhere `import type`, or a pure entry of it",
      from: { path: "^apps/web/src/", pathNot: ["^apps/web/src/workers/", test] },
      to: {
        path: "^packages/engine/",
        pathNot: "^packages/engine/src/(team-set|bounds|backtest)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "engine-entries-are-pure",
      severity: "error",
      comment: "engine: the entries for screens reach no counting and drawing",
      from: { path: "^packages/engine/src/(team-set|bounds|backtest)\\.ts$" },
      to: {
        path: "^packages/engine/src/(counting|drawing|explain|hindsight|presets|random|repair)/|^packages/engine/src/plan/(compile|union)\\.ts$",
        reachable: true,
      },
    },
    ...floorsOf("server"),
    {
      name: "server-modules-apart",
      severity: "error",
      comment:
        "server: a module uses a sibling through its public.ts; a schema.ts may name a sibling's tables in foreign keys",
      from: {
        path: "^apps/server/src/modules/([^/]+)/",
        pathNot: [test, "/schema\\.ts$"],
      },
      to: {
        path: "^apps/server/src/modules/",
        pathNot: ["^apps/server/src/modules/$1/", "^apps/server/src/modules/[^/]+/public\\.ts$"],
      },
    },
    {
      name: "server-schemas-name-tables",
      severity: "error",
      comment:
        "server: a module's schema.ts imports column helpers, the shared tables and siblings' schema.ts only",
      from: { path: "^apps/server/src/modules/[^/]+/schema\\.ts$" },
      to: {
        path: "^apps/server/src/",
        pathNot: [
          "^apps/server/src/db/columns\\.ts$",
          "^apps/server/src/tables/",
          "^apps/server/src/modules/[^/]+/schema\\.ts$",
        ],
      },
    },
    {
      name: "server-public-names-no-tables",
      severity: "error",
      comment: "server: a table that several modules join is in tables/; a public.ts exports none",
      from: { path: "^apps/server/src/modules/[^/]+/public\\.ts$" },
      to: { path: "^apps/server/src/(modules/[^/]+/schema\\.ts$|tables/)" },
    },
    {
      name: "server-tables-alone",
      severity: "error",
      comment: "server: the shared tables import column helpers only",
      from: { path: "^apps/server/src/tables/" },
      to: {
        path: "^apps/server/src/",
        pathNot: ["^apps/server/src/tables/", "^apps/server/src/db/columns\\.ts$"],
      },
    },
    {
      name: "server-modules-from-outside",
      severity: "error",
      comment:
        "server: app lists modules by index.ts and schema.ts; app, cli and demo use them through public.ts",
      from: { path: "^apps/server/src/(app|cli|demo)/", pathNot: test },
      to: {
        path: "^apps/server/src/modules/",
        pathNot: [
          "^apps/server/src/modules/[^/]+/public\\.ts$",
          "^apps/server/src/modules/[^/]+/(index|schema)\\.ts$",
        ],
      },
    },
    {
      name: "server-modules-listed-by-app",
      severity: "error",
      comment: "server: only app imports a module's index.ts",
      from: { path: "^apps/server/src/(modules/([^/]+)|cli|demo)/", pathNot: test },
      to: { path: "^apps/server/src/modules/[^/]+/index\\.ts$" },
    },
    {
      name: "server-modules-below-app",
      severity: "error",
      comment:
        "server: modules -> http, jobs, tables, db, crypto, env, ports; providers through their port and registry",
      from: { path: "^apps/server/src/modules/", pathNot: test },
      to: {
        path: "^apps/server/src/",
        pathNot:
          "^apps/server/src/((modules|http|jobs|tables|db|crypto|env|ports)/|providers/(port|apps)\\.ts$)",
      },
    },
    {
      name: "server-http-below-modules",
      severity: "error",
      comment: "server: http -> crypto, env, ports, tracing, db types",
      from: { path: "^apps/server/src/http/", pathNot: test },
      to: {
        path: "^apps/server/src/",
        pathNot: "^apps/server/src/((http|crypto|env|ports|tracing|db)/|providers/port\\.ts$)",
      },
    },
    {
      name: "server-jobs-below-modules",
      severity: "error",
      comment: "server: jobs -> db, ports, tracing, types of http",
      from: { path: "^apps/server/src/jobs/", pathNot: test },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(jobs|http|ports|tracing|db)/" },
    },
    {
      name: "server-db-alone",
      severity: "error",
      comment: "server: db imports db, disk and tracing only",
      from: { path: "^apps/server/src/db/", pathNot: test },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(db|disk|tracing)/" },
    },
    {
      name: "server-crypto-and-ports-alone",
      severity: "error",
      comment: "server: the lowest rooms import nothing else of the server, but disk and the types of db",
      from: { path: "^apps/server/src/(crypto|env|ports|disk|tracing)/", pathNot: test },
      to: {
        path: "^apps/server/src/",
        pathNot: ["^apps/server/src/($1|disk)/", "^apps/server/src/db/database\\.ts$"],
      },
    },
    {
      name: "server-providers-alone",
      severity: "error",
      comment: "server: providers -> the circuit breaker of ports, and tracing",
      from: { path: "^apps/server/src/providers/", pathNot: test },
      to: {
        path: "^apps/server/src/",
        pathNot: "^apps/server/src/((providers|tracing)/|ports/circuit-breaker\\.ts$)",
      },
    },
    {
      name: "server-sandbox-by-app",
      severity: "error",
      comment: "server: sandbox -> providers' port; only app, cli and tests start it",
      from: { path: "^apps/server/src/sandbox/", pathNot: test },
      to: {
        path: "^apps/server/src/",
        pathNot: ["^apps/server/src/sandbox/", "^apps/server/src/providers/port\\.ts$"],
      },
    },
    {
      name: "server-demo-beside-modules",
      severity: "error",
      comment: "server: demo -> modules, http, crypto, db types",
      from: { path: "^apps/server/src/demo/", pathNot: test },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(demo|modules|http|crypto|db)/" },
    },
    {
      name: "server-db-by-repositories",
      severity: "error",
      comment: "server: only *.repository.ts, schema.ts, app, cli and tests reach db and the shared tables",
      from: {
        path: "^apps/server/src/(modules|http|jobs|demo)/",
        pathNot: ["\\.repository\\.ts$", "/schema\\.ts$", test],
      },
      to: {
        path: "^apps/server/src/(db|tables)/",
        // What tells a lost or full database from a bug reaches no table.
        pathNot: "^apps/server/src/db/failure\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-tests-in-production",
      severity: "error",
      comment: "Code of the product never imports a test or a testing helper.",
      from: { pathNot: test + "|^tests/|^bench/|^scripts/|^apps/web/gallery/" },
      to: { path: test },
    },
    {
      name: "declared-dependencies",
      severity: "error",
      comment: "A package names what it imports in its package.json.",
      from: { path: "^(packages|apps)/", pathNot: test },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|dist-[^/]*|coverage)/|^data/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
