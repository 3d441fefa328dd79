import { matchTexts } from "./matches.ts";
import { operationTexts } from "./operation.ts";
import { ownDataTexts } from "./own-data.ts";
import { peopleTexts } from "./people.ts";
import { postTexts } from "./posts.ts";
import { reportTexts } from "./reports.ts";
import type { CallTexts } from "./texts.ts";

export const callTexts: CallTexts = {
  ...peopleTexts,
  ...operationTexts,
  ...ownDataTexts,
  ...matchTexts,
  ...postTexts,
  ...reportTexts,
};
