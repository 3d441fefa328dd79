import { inEnglish } from "@teamwright/text";
import type { BoundWords } from "@teamwright/text/strategy-bounds";
import { sportByIndex } from "@teamwright/domain";
import type { CommonInputs } from "./inputs.ts";

/** Descriptions of bounds, notices and refusals for the command line: in English, players by name. */
export const wordsFor = ({ match, nameOf }: Pick<CommonInputs, "match" | "nameOf">): BoundWords => ({
  say: (key, values) => inEnglish(key, { sport: sportByIndex(match.sport).slug, ...values }),
  language: "en",
  nameOf: (index) => {
    const name = nameOf(index);
    return name === String(index) ? inEnglish("strategy-bounds.player", { index }) : name;
  },
  sideName: (side) => inEnglish(`strategy-bounds.${side}`),
  roleCode: (role) => sportByIndex(match.sport).roles[role]?.code ?? String(role),
});
