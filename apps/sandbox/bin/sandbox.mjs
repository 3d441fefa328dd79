#!/usr/bin/env node
// Starts the sandbox of the fantasy apps.
const { main } = await import("../src/main.ts");
try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
