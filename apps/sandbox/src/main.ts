import { parseArgs } from "node:util";
import { buildServer } from "./server.ts";

const usage = `teamwright-sandbox [--port N] [--host ADDRESS] [--data-dir FOLDER] [--with-parent]
  --port N          port to listen on; 0 (the default) takes a free one
  --host ADDRESS    address to listen on; the default is 127.0.0.1
  --data-dir FOLDER where the state is kept; without it the state lives in memory
  --with-parent     end when standard input closes`;

/** Runs the sandbox until it is stopped. Prints one line of JSON with its address once it listens. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: "0" },
      host: { type: "string", default: "127.0.0.1" },
      "data-dir": { type: "string" },
      "with-parent": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const server = buildServer({ folder: values["data-dir"] ?? null });
  await server.listen({ port: Number(values.port), host: values.host });
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
  const end = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  // The pipe closes whenever the parent ends, even when it is killed.
  if (values["with-parent"]) process.stdin.on("end", end).on("error", end).resume();
}
