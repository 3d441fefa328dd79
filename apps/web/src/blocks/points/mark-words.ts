import type { ScoreMark } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";

/** What the source of a match left open, and whose totals may differ: `n` is how often. */
export const markWords = (code: ScoreMark, n: number): string =>
  ({
    "run-out-without-fielder": t("results.open.runOut", { n }),
    "catch-without-fielder": t("results.open.catch", { n }),
    "stumping-without-fielder": t("results.open.stumping", { n }),
    "unknown-person": t("results.open.unknownPerson", { n }),
    "role-unknown": t("results.open.role", { n }),
    "all-outs-unknown": t("results.open.allOuts"),
  })[code];
