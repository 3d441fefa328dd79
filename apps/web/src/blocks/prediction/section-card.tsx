import { ActionIcon } from "#ui/action-icon.tsx";
import type { MatchDetail, Player, Sport } from "@teamwright/domain";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { EditIcon } from "#ui/icon.tsx";
import classes from "./prediction.module.css";
import { SectionContent } from "./section-content.tsx";
import { sectionName } from "./section-name.ts";

interface SectionCardProps {
  readonly section: PredictionSection;
  readonly match: MatchDetail;
  readonly sport: Sport;
  readonly players: readonly Player[];
  /** Given while the prediction is edited. */
  readonly onEdit?: (() => void) | undefined;
}

/** One section of a prediction. */
export const SectionCard = ({ onEdit, ...props }: SectionCardProps) => {
  const name = sectionName(props.section.id, props.sport);
  return (
    <Card heading={name} className={classes["section"]}>
      {onEdit && (
        <ActionIcon
          className={classes["edit"] ?? ""}
          aria-label={t("predictions.editSection", { section: name })}
          onClick={onEdit}
        >
          <EditIcon size={20} />
        </ActionIcon>
      )}
      <SectionContent {...props} isLinked={onEdit === undefined} />
    </Card>
  );
};
