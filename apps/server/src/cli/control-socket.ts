import { chmodSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { Server, Socket } from "node:net";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { exit } from "./command.ts";
import type { DatabaseCommand, Io } from "./command.ts";
import { findControlPath, newControlPath } from "./control-address.ts";
import { errorText } from "./error-text.ts";
import { runDatabaseCommand } from "./run.ts";
import { writeChunk } from "./written.ts";

const requestSchema = z.object({
  command: z.string(),
  args: z.array(z.string()),
  cwd: z.string(),
  input: z.string(),
});
const lineSchema = z.union([
  z.object({ out: z.string() }),
  /** Base64. */
  z.object({ bytes: z.string() }),
  z.object({ err: z.string() }),
  z.object({ code: z.int() }),
]);

/** How long a running command may continue when the server stops. Milliseconds. */
const COMMAND_TIMEOUT = 1500;

/** Lets the command line use the embedded database of this running server. The caller holds the folder's lock. */
export async function openControlSocket(
  deps: Deps,
  commands: readonly DatabaseCommand[],
): Promise<{ close(): Promise<void> }> {
  const { path, remove } = newControlPath(deps.env.DATA_DIR);
  const open = new Set<Socket>();
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    // A client that disconnects before the reply is not an error.
    socket.on("error", () => socket.destroy());
    void serveCommand(socket, deps, commands);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  const close = async () => {
    const closing = new Promise<void>((resolve) => server.close(() => resolve()));
    // A client that sends no command must not keep the process alive.
    for (const socket of open) if (!socket.readableEnded) socket.destroy();
    const patience = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, COMMAND_TIMEOUT);
    await closing;
    clearTimeout(patience);
    remove();
  };
  return { close };
}

async function serveCommand(socket: Socket, deps: Deps, commands: readonly DatabaseCommand[]): Promise<void> {
  const send = (line: z.infer<typeof lineSchema>) => socket.write(JSON.stringify(line) + "\n");
  try {
    const request = requestSchema.parse(JSON.parse(await readAll(socket)));
    const command = commands.find(({ name }) => name === request.command);
    const io: Io = {
      cwd: request.cwd,
      out: (out) => void send({ out }),
      err: (err) => void send({ err }),
      write: (bytes) =>
        writeChunk(socket, JSON.stringify({ bytes: Buffer.from(bytes).toString("base64") }) + "\n"),
      readInput: async () => request.input,
      readBytes: () => {
        throw new Error(`${request.command} reads no bytes inside a running server`);
      },
    };
    if (!command || command.offline) {
      io.err(`Stop the server first: \`${request.command}\` does not run beside it.`);
      send({ code: exit.failed });
    } else send({ code: await runDatabaseCommand(command, request.args, deps, io) });
  } catch (error) {
    // As the command line itself says it, where no server runs. The caller owns the folder.
    send({ err: errorText(error) });
    send({ code: exit.failed });
  }
  socket.end();
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  // The reply is still to be sent on this socket: a plain loop would destroy it at the end of the request.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Runs the command inside the server that has the folder open; null when none is running. */
export async function askRunningServer(
  folder: string,
  request: { readonly command: string; readonly args: readonly string[]; readonly wantsInput: boolean },
  io: Io,
): Promise<number | null> {
  const path = findControlPath(folder);
  if (path === null) return null;
  const socket = connect({ path, allowHalfOpen: true });
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  if (!isConnected) return null;
  const { command, args, wantsInput } = request;
  const input = wantsInput ? await io.readInput() : "";
  socket.end(JSON.stringify({ command, args, cwd: io.cwd, input }));
  let code = 1;
  for await (const line of createInterface({ input: socket })) {
    const reply = lineSchema.parse(JSON.parse(line));
    if ("out" in reply) io.out(reply.out);
    else if ("bytes" in reply) await io.write(Buffer.from(reply.bytes, "base64"));
    else if ("err" in reply) io.err(reply.err);
    else code = reply.code;
  }
  return code;
}
