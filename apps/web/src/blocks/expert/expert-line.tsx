import { t } from "../../i18n/translate.ts";
import type { ExpertProfile } from "@teamwright/contract";
import type { ReactNode } from "react";
import { Chip } from "../../ui/chip.tsx";
import { Picture } from "../../ui/picture.tsx";
import classes from "./expert.module.css";

/** From so many measured matches on figures are shown. */
export const LEAST_MATCHES = 5;
/** As many random teams do worse in half of the matches. Percent. */
const CHANCE = 50;

export const nameOf = (expert: ExpertProfile | undefined | null): string =>
  expert?.name || t("experts.expert");

/** The record in a chip: whether the posts beat as many random teams, or that there are too few matches to say. */
export const RecordChip = ({ expert }: { readonly expert: ExpertProfile }) => {
  const { record } = expert;
  if (record === null || record.matches < LEAST_MATCHES) return <Chip>{t("experts.record.tooFew")}</Chip>;
  const { percent, interval } = record.beaten;
  if (interval[1] < CHANCE) return <Chip tone="warn">{t("experts.record.belowChance")}</Chip>;
  if (interval[0] <= CHANCE) return <Chip>{t("experts.record.likeChance")}</Chip>;
  return <Chip tone="ok">{t("experts.record.beatsChance", { percent })}</Chip>;
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
