import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApiText } from "./openapi-text.ts";

test("docs/openapi.json is what the contract says: renew it by `npm run openapi -w apps/server`", () => {
  const committed = readFileSync(new URL("../../../../docs/openapi.json", import.meta.url), "utf8");
  expect(committed).toBe(openApiText());
});
