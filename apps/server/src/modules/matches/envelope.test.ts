import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { deflateThenSeal, seal } from "#crypto/sealing.ts";

const page = readFileSync(new URL("../../../../../docs/api.md", import.meta.url), "utf8");

test("the program of the page opens envelopes of both versions", async () => {
  const marker = "<!-- run: apps/server/src/modules/matches/envelope.test.ts -->";
  const program = /```ts\n(.+?)```/s.exec(page.split(marker)[1] ?? "")?.[1] ?? "";
  const folder = await mkdtemp(join(tmpdir(), "teamwright-envelope-"));
  try {
    const path = join(folder, "program.mts");
    await writeFile(path, program);
    const { openEnvelope } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      openEnvelope: (envelope: object, key: string) => unknown;
    };
    const key = Buffer.alloc(32, 7);
    const match = { id: "t20-17", series_name: "नमस्ते" };
    const text = JSON.stringify(match);
    for (const envelope of [seal(text, key, "k1"), await deflateThenSeal(text, key, "k1")])
      expect(openEnvelope(envelope, key.toString("base64url"))).toEqual(match);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
