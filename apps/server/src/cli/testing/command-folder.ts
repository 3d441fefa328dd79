import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestApp } from "#testing/test-app.ts";
import type { DatabaseCommand } from "../command.ts";
import { runDatabaseCommand } from "../run.ts";
import { recordedIo } from "./recorded-io.ts";

/** A folder of files, in which commands of the database run. */
export interface CommandFolder {
  /** Writes a file, with its folders, and returns its name as a command takes it. */
  write(name: string, content: string | Buffer): string;
  /** Where a file of that name is. */
  path(name: string): string;
  /** Runs the command and returns its exit code and its lines on both outputs. */
  run(
    command: DatabaseCommand,
    server: TestApp,
    args: readonly string[],
    input?: string,
  ): Promise<{ code: number; out: string[]; err: string[] }>;
  remove(): void;
}

export function commandFolder(): CommandFolder {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-command-"));
  return {
    write(name, content) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return name;
    },
    path: (name) => join(folder, name),
    async run(command, server, args, input = "") {
      const { io, out, err } = recordedIo(folder, input);
      const code = await runDatabaseCommand(command, [...args], server.deps, io);
      return { code, out, err };
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
