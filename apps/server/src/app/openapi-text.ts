import { openApiDocument } from "@teamwright/contract";

/** docs/openapi.json as it must stand in the repository. */
export const openApiText = (): string => JSON.stringify(openApiDocument(), null, 2) + "\n";
