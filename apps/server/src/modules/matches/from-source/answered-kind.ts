import { z } from "zod";

/** An admin said which match a source's match is: the parts that could not be stored until then are asked for. */
export const answeredKind = {
  name: "sources.answered",
  input: z.object({ source: z.string(), sourceMatchId: z.string() }),
} as const;
