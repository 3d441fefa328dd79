import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Links everything installed, but links workspaces to those of the copy, so that a planted import stays inside it. */
function linkModules(copy: string): void {
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@teamwright"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@teamwright") symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const group of ["packages", "apps"])
    for (const name of readdirSync(join(copy, group))) {
      symlinkSync(join(copy, group, name), join(modules, "@teamwright", name));
      const own = join(root, group, name, "node_modules");
      if (existsSync(own)) symlinkSync(own, join(copy, group, name, "node_modules"));
    }
}

export interface ScratchCopy {
  readonly folder: string;
  readonly plant: (path: string, text: string) => void;
  readonly run: (command: string, args: readonly string[]) => { code: number; output: string };
  readonly remove: () => void;
}

/** A copy of the tracked and the new files of the project, in which a test may plant violations. */
export function scratchCopy(): ScratchCopy {
  const copy = mkdtempSync(join(tmpdir(), "teamwright-copy-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter((path) => path !== "" && existsSync(join(root, path))))
    cpSync(join(root, file), join(copy, file));
  linkModules(copy);
  return {
    folder: copy,
    plant: (path, text) => {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    },
    run: (command, args) => {
      const bin = join(root, "node_modules", ".bin");
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: copy,
        encoding: "utf8",
        env: { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}` },
        maxBuffer: 64 * 1024 * 1024,
      });
      return { code: status ?? 1, output: stdout + stderr };
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
