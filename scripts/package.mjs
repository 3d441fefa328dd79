// npm run package: makes the package that `npm install` takes, dist/teamwright-VERSION.tgz. Node strips no types below
// node_modules, so the package has the sources as JavaScript, in the same folders (docs/decisions/034-npm-package.md).
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { ensureWebBuilt, root, stop } from "./bootstrap.mjs";
import { writeDeclarations } from "./declarations.mjs";
import { librariesOf, packages, resolveFrom } from "./lock-file.mjs";

const programs = ["apps/server", "apps/sandbox"];
/** What `import ... from "teamwright"` gives. */
const library = "packages/library/src/index";
/** What is copied as it is. */
const documents = [
  ..."NOTICE CHANGELOG.md SECURITY.md .env.example ops/systemd/teamwright.service ops/prometheus ops/grafana docs/feeds docs/recipes docs/decisions docs/openapi.json docs/provider-protocol.openapi.json".split(
    " ",
  ),
  ..."api asvs benchmarks cli desk feed-format forecast from-pydfs-lineup-optimizer glossary installation package monitoring provider-protocol proxy scaling scoring security strategy upgrading versions your-data"
    .split(" ")
    .map((name) => `docs/${name}.md`),
];

/** Of the database's migrations the program reads the list and the statements. */
const isShipped = (path) =>
  !/\.test\.tsx?$|[\\/]testing[\\/]|_snapshot\.json$|tsconfig[^\\/]*\.json$|[\\/]package\.json$/.test(path);

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isShipped);

function sources() {
  const ofPackages = readdirSync(join(root, "packages")).flatMap((name) =>
    ["src", "catalogue"]
      .map((part) => join("packages", name, part))
      .filter((path) => existsSync(join(root, path))),
  );
  const ofPrograms = programs.flatMap((program) => [join(program, "bin"), join(program, "src")]);
  return [...ofPackages, ...ofPrograms].flatMap(filesIn);
}

const compiledName = (path) => path.replace(/\.ts$/, ".js");

/** A source as JavaScript: its imports name the compiled files, those of workspaces and of `#` by their relative path. */
function compile(path, shippedFiles) {
  const text = readFileSync(path, "utf8");
  const code = path.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
  return code.replaceAll(/"(@teamwright\/[\w./-]+|#?[\w./-]+\.ts)"/g, (literal, name) => {
    const isImport = /^[@#.]/.test(name);
    const target = isImport ? createRequire(path).resolve(name) : resolve(dirname(path), name);
    if (!shippedFiles.has(target))
      throw new Error(`${relative(root, path)} needs ${name}, which is not in the package.`);
    const to = compiledName(relative(dirname(path), target)).replaceAll("\\", "/");
    return JSON.stringify(isImport && !to.startsWith(".") ? `./${to}` : to);
  });
}

function writeSources(folder) {
  const list = sources();
  const shippedFiles = new Set(list);
  for (const path of list) {
    const target = join(folder, compiledName(relative(root, path)));
    mkdirSync(dirname(target), { recursive: true });
    if (/\.(ts|mjs)$/.test(path)) writeFileSync(target, compile(path, shippedFiles));
    else cpSync(path, target);
  }
}

/** The libraries with the versions of the lock file, at the paths that they have below the installed package. */
function lockedLibraries() {
  const lockedPackages = {};
  for (const path of librariesOf(programs, { platforms: true })) {
    // The workspaces' own node_modules and the root's become one.
    const at = path.replace(/^(?:apps|packages)\/[^/]+\//, "");
    if (lockedPackages[at] !== undefined)
      stop(`${at} is needed in two versions: the package cannot hold both.`);
    const { dev: _dev, devOptional, ...entry } = packages[path];
    lockedPackages[at] = devOptional === true ? { ...entry, optional: true } : entry;
  }
  return lockedPackages;
}

function writePackageFiles(folder) {
  const { name, version, description, license } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const direct = new Set();
  for (const workspace of Object.keys(packages).filter((path) => !path.includes("node_modules")))
    if (programs.includes(workspace) || workspace.startsWith("packages/"))
      for (const library of Object.keys(packages[workspace].dependencies ?? {}))
        if (!library.startsWith("@teamwright/")) direct.add(library);
  const versionOf = (library) => packages[resolveFrom("apps/server", library)].version;
  const dependencies = Object.fromEntries(
    [...direct].sort((a, b) => (a < b ? -1 : 1)).map((library) => [library, versionOf(library)]),
  );
  const about = { name, version };
  const asPackage = {
    ...about,
    description,
    license,
    private: true,
    type: "module",
    engines: { node: ">=24.6" },
    bin: { teamwright: "apps/server/bin/teamwright.mjs" },
    man: "man/teamwright.1",
    exports: {
      ".": { types: `./${library}.d.ts`, default: `./${library}.js` },
      "./package.json": "./package.json",
    },
    sideEffects: false,
    dependencies,
  };
  const lockedRoot = {
    ...about,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { ...about, license, engines: asPackage.engines, bin: asPackage.bin, dependencies },
      ...lockedLibraries(),
    },
  };
  for (const [file, content] of Object.entries({
    "package.json": asPackage,
    "npm-shrinkwrap.json": lockedRoot,
  }))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}

function writeManualPage(folder) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "apps/server/bin/teamwright.mjs"), "man"],
    { encoding: "utf8" },
  );
  if (status !== 0) stop(`The manual page could not be made: ${stderr}`);
  mkdirSync(join(folder, "man"));
  writeFileSync(join(folder, "man/teamwright.1"), stdout);
}

/** Links of the shipped pages to files that the package lacks. */
function deadLinks(folder) {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".md"),
  );
  return pages.flatMap((page) =>
    [...readFileSync(join(folder, page), "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .filter(([, link]) => !existsSync(join(folder, dirname(page), link)))
      .map(([, link]) => `${page}: ${link}`),
  );
}

if (!(await ensureWebBuilt())) stop("The web application is not built.");
const folder = mkdtempSync(join(tmpdir(), "teamwright-package-"));
try {
  writeSources(folder);
  writeDeclarations(`${library}.ts`, folder);
  writePackageFiles(folder);
  writeManualPage(folder);
  cpSync(join(root, "apps/web/dist"), join(folder, "apps/web/dist"), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  });
  for (const path of documents) cpSync(join(root, path), join(folder, path), { recursive: true });
  // The page moves from docs/ to the top.
  const readme = readFileSync(join(root, "docs/package.md"), "utf8");
  writeFileSync(
    join(folder, "README.md"),
    readme.replaceAll(/\]\((?!\.\.\/)/g, "](docs/").replaceAll("](../", "]("),
  );
  const dead = deadLinks(folder);
  if (dead.length > 0) stop(`The package lacks files that its pages link to:\n${dead.join("\n")}`);
  mkdirSync(join(root, "dist"), { recursive: true });
  const packing = spawnSync("npm", ["pack", "--json", "--pack-destination", join(root, "dist")], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (packing.status !== 0) stop(`npm pack failed: ${packing.stderr}`);
  const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(packing.stdout);
  const mb = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(`dist/${filename}: ${entryCount} files, ${mb(size)}, unpacked ${mb(unpackedSize)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
