import { t } from "#i18n/translate.ts";
import type { ExpertProfile } from "@teamwright/contract";
import type { ReactNode } from "react";
import { Chip } from "#ui/chip.tsx";
import { ExplainText } from "../explain/explain.tsx";
import { Picture } from "#ui/picture.tsx";
import classes from "./expert.module.css";

/** From so many measured matches on figures are shown. */
export const MIN_MATCHES = 5;
/** As many random teams do worse in half of the matches. Percent. */
const CHANCE = 50;

export const nameOf = (expert: ExpertProfile | undefined | null): string =>
  expert?.name || t("experts.expert");

type Verdict = { readonly tone?: "ok" | "warn"; readonly name: string; readonly text: string };

/** Whether the posts beat as many random teams, or that there are too few matches to say. */
function verdictOf({ record }: ExpertProfile): Verdict {
  if (record === null || record.matches < MIN_MATCHES)
    return {
      name: t("experts.record.tooFew"),
      text: t("experts.record.tooFewHint", { n: record?.matches ?? 0 }),
    };
  const { percent, interval } = record.beaten;
  const [low, high] = interval;
  const text = `${t("experts.record.percent", { percent })} ${t("experts.record.beaten", { low, high })}`;
  if (high < CHANCE) return { tone: "warn", name: t("experts.record.belowChance"), text };
  if (low <= CHANCE) return { name: t("experts.record.likeChance"), text };
  return { tone: "ok", name: t("experts.record.beatsChance", { percent }), text };
}

/** The record in a chip, and beside it on what it rests. */
export const RecordChip = ({ expert }: { readonly expert: ExpertProfile }) => {
  const { tone = "neutral", name, text } = verdictOf(expert);
  return (
    <span className={classes["record"]}>
      <Chip tone={tone}>{name}</Chip>
      <ExplainText name={name} text={text} />
    </span>
  );
};

interface ExpertLineProps {
  readonly expert: ExpertProfile | undefined | null;
  /** Under the name. */
  readonly detail: ReactNode;
  readonly end?: ReactNode;
}

/** Who posted: picture or initials, name, a line of detail. */
export const ExpertLine = ({ expert, detail, end }: ExpertLineProps) => (
  <div className={classes["line"]}>
    <Picture src={expert?.avatar ?? ""} name={nameOf(expert)} side="left" size={40} />
    <div className={classes["who"]}>
      <span className={classes["name"]}>{nameOf(expert)}</span>
      <span className={classes["detail"]}>{detail}</span>
    </div>
    {end}
  </div>
);
