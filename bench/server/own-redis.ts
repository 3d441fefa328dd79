import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../apps/server/src/testing/free-port.ts";

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** A Redis in a temporary folder on a free port, that keeps nothing. It is not started yet. */
export async function ownRedis() {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-redis-"));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (child === undefined) return;
    const exit = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGKILL");
    await exit;
    child = undefined;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const options = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""];
      child = spawn("redis-server", options, { stdio: "ignore" });
      const failure = new Promise<never>((_, reject) => child?.once("error", reject));
      while (!(await Promise.race([answers(port), failure]))) await wait(50);
    },
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
