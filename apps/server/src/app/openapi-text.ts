import { openApiDocument } from "@teamwright/contract";

/** The expected content of docs/openapi.json. */
export const openApiText = (): string => JSON.stringify(openApiDocument(), null, 2) + "\n";
