import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openApiText } from "#app/openapi-text.ts";

writeFileSync(fileURLToPath(new URL("../../../../docs/openapi.json", import.meta.url)), openApiText());
