import type { Evidence } from "@teamwright/contract";
import { t } from "../../../../i18n/translate.ts";
import classes from "./evidence.module.css";
import { kindWords } from "./evidence-words.ts";

interface EvidenceNoteProps {
  readonly evidence: Evidence | null;
  readonly of: number;
}

/** What the figures beside the options count. */
export const EvidenceNote = ({ evidence, of }: EvidenceNoteProps) =>
  evidence && of > 0 ? (
    <p className={classes["note"]}>{t("strategy.evidenceNote", { n: of, kind: kindWords(evidence) })}</p>
  ) : null;
