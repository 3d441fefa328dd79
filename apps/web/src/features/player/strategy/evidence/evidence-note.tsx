import type { Evidence } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import classes from "./evidence.module.css";
import { kindWords } from "./evidence-words.ts";

interface EvidenceNoteProps {
  readonly evidence: Evidence | null;
  readonly of: number;
  /** The options are counted in both directions, as `7-4` and `4-7`. */
  readonly isMirrored?: boolean;
}

/** What the figures beside the options count. */
export const EvidenceNote = ({ evidence, of, isMirrored = false }: EvidenceNoteProps) =>
  evidence && of > 0 ? (
    <p className={classes["note"]}>
      {t("strategy.evidenceNote", { n: of, kind: kindWords(evidence) })}
      {isMirrored && ` ${t("strategy.evidenceMirrored")}`}
    </p>
  ) : null;
