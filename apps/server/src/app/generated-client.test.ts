import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { openApiDocument } from "@teamwright/contract";
import openapiTypescript, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sendDue } from "#modules/webhooks/send-due.ts";
import { newSecret } from "#modules/webhooks/signature.ts";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import { freePort } from "#testing/free-port.ts";
import { giveWebhook } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const typescript = join(
  dirname(createRequire(join(root, "package.json")).resolve("typescript-native/package.json")),
  "bin/tsc",
);
const run = promisify(execFile);

let server: TestApp;
let receiverOrigin: string;
/** Inside the clone, where the program finds `openapi-fetch`. */
let folder: string;
beforeAll(async () => {
  receiverOrigin = `http://127.0.0.1:${await freePort()}`;
  server = await startTestApp({ WEBHOOK_PRIVATE_ORIGINS: receiverOrigin });
  const cache = join(root, "apps/server/node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "generated-client-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

test("the description is a valid document of OpenAPI 3.1 that a linter accepts", async () => {
  const document = openApiDocument("https://app.example.com");
  const source = JSON.stringify(document);
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

/** The programs of the page "Calling the server": one that calls, one that receives webhooks. */
function documentedPrograms(): readonly [string, string] {
  const page = readFileSync(join(root, "docs/api.md"), "utf8");
  const exampleBlock = /<!-- run: apps\/server\/src\/app\/generated-client.test.ts -->\s+```ts\n(.+?)```/gs;
  const [caller, receiver] = [...page.matchAll(exampleBlock)].map(([, program]) => program);
  if (caller === undefined || receiver === undefined) throw new Error("docs/api.md lacks a program");
  return [caller, receiver];
}

test("a generated client compiles, signs in, reads, writes, hears an event and receives a webhook", async () => {
  const types = astToString(await openapiTypescript(JSON.stringify(openApiDocument())));
  const [caller, receiver] = documentedPrograms();
  writeFileSync(join(folder, "teamwright.d.ts"), types);
  writeFileSync(join(folder, "program.mts"), caller);
  writeFileSync(join(folder, "receiver.mts"), receiver);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: "nodenext",
        target: "es2024",
        lib: ["es2024", "dom", "dom.iterable"],
        types: ["node"],
        skipLibCheck: true,
        rootDir: ".",
        outDir: "out",
      },
      files: ["program.mts", "receiver.mts"],
    }),
  );
  await run(process.execPath, [typescript, "-p", folder]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });

  const user = await signUp(server, { plan: 30 });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as { port: number };
  const { stdout } = await run(process.execPath, [join(folder, "out/program.mjs")], {
    env: { TEAMWRIGHT_URL: `http://127.0.0.1:${port}`, PHONE: user.account.phone, PASSWORD },
    timeout: 30_000,
  });
  expect(stdout.split("\n")[0]).toBe("true");
  expect(stdout).toContain("retry:");

  const secret = newSecret();
  const id = await giveWebhook(server, user.account, { url: `${receiverOrigin}/in`, secret });
  const child = spawn(process.execPath, [join(folder, "out/receiver.mjs")], {
    env: { SECRET: secret, PORT: new URL(receiverOrigin).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 10_000 }).toContain("listening");
  expect((await user.call.webhooks.test({ params: { id } })).ok).toBe(true);
  await sendDue(server.deps, new AbortController().signal);
  await expect.poll(() => output).toContain("\ntest\n");
  const forgedRequest = await fetch(`${receiverOrigin}/in`, { method: "POST", body: "{}" });
  expect(forgedRequest.status).toBe(401);
});
