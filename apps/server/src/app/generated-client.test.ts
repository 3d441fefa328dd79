import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { openApiDocument } from "@teamwright/contract";
import openapiTypescript, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const typescript = join(
  dirname(createRequire(join(root, "package.json")).resolve("typescript-native/package.json")),
  "bin/tsc",
);
const run = promisify(execFile);

let server: TestApp;
/** Inside the clone, where the program finds `openapi-fetch`. */
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
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

/** The program of the page "Calling the server". */
function documentedProgram(): string {
  const page = readFileSync(join(root, "docs/api.md"), "utf8");
  const program = /<!-- run: apps\/server\/src\/app\/generated-client.test.ts -->\s+```ts\n(.+?)```/s.exec(
    page,
  )?.[1];
  if (program === undefined) throw new Error("docs/api.md has no program");
  return program;
}

test("a generated client compiles, signs in, reads, writes and hears an event", async () => {
  const types = astToString(await openapiTypescript(JSON.stringify(openApiDocument())));
  writeFileSync(join(folder, "teamwright.d.ts"), types);
  writeFileSync(join(folder, "program.mts"), documentedProgram());
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
      files: ["program.mts"],
    }),
  );
  await run(process.execPath, [typescript, "-p", folder]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });

  const { account } = await signUp(server, { plan: 30 });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as { port: number };
  const { stdout } = await run(process.execPath, [join(folder, "out/program.mjs")], {
    env: { TEAMWRIGHT_URL: `http://127.0.0.1:${port}`, PHONE: account.phone, PASSWORD },
    timeout: 30_000,
  });
  expect(stdout.split("\n")[0]).toBe("true");
  expect(stdout).toContain("retry:");
});
