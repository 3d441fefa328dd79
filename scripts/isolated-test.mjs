// Runs `npm test` on a copy of the repository in a new folder with nothing beside it, then removes the copy.
// Arguments are passed on: `node scripts/isolated-test.mjs --only unit`.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installIsFresh, root, say, stop } from "./bootstrap.mjs";

const windows = process.platform === "win32";
const parent = mkdtempSync(join(tmpdir(), "teamwright-isolated-"));
const copy = join(parent, "teamwright");
const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 3 });
process.on("exit", remove);

function git(args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync("git", args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) stop(`git ${args.join(" ")} failed: ${stderr}`);
  return stdout.trim();
}

/** Copies the content of a commit of the working tree: the tracked files as they are now, and the new ones. */
function copyTree() {
  const index = { GIT_INDEX_FILE: join(parent, "index") };
  git(["read-tree", "HEAD"], root, index);
  git(["add", "--all"], root, index);
  const tree = git(["write-tree"], root, index);
  mkdirSync(copy);
  git(["archive", "--format=tar", `--output=${join(parent, "tree.tar")}`, tree], root);
  if (spawnSync("tar", ["-xf", join(parent, "tree.tar"), "-C", copy], { stdio: "inherit" }).status !== 0)
    stop("tar could not unpack the copy.");
  rmSync(join(parent, "tree.tar"));
  rmSync(join(parent, "index"));
  git(["init", "--quiet"], copy);
  git(["add", "--all"], copy);
}

/** Dependencies that are already installed from this lock file are copied, so that the copy installs none. */
function copyModules() {
  if (!installIsFresh()) return;
  const caches = join(root, "node_modules", ".cache");
  const holders = ["", "tests", "bench"].concat(
    ["packages", "apps"].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name))),
  );
  for (const holder of holders) {
    const modules = join(root, holder, "node_modules");
    if (existsSync(modules))
      cpSync(modules, join(copy, holder, "node_modules"), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => path !== caches,
      });
  }
}

say(`Copying the repository into ${copy}, with nothing beside it ...`);
copyTree();
copyModules();
// A separate process group: a signal ends the tests' own processes too, before the copy is removed.
const test = spawn("npm", ["test", "--", ...process.argv.slice(2)], {
  cwd: copy,
  stdio: "inherit",
  shell: windows,
  detached: !windows,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    say(`Stopped by ${signal}.`);
    if (test.pid !== undefined) process.kill(windows ? test.pid : -test.pid, signal);
  });
test.on("exit", (code, signal) => {
  if (signal !== null) say(`npm test was ended by ${signal}.`);
  process.exit(code ?? 1);
});
