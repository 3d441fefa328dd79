import { Button } from "#ui/button.tsx";
import type { TypedPoints } from "#data/records/match-record.ts";
import { typedKey } from "#data/records/typed-points.ts";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import { Notice } from "#ui/notice.tsx";

interface OtherPointsProps {
  readonly versions: readonly TypedPoints[];
  readonly onUse: (points: TypedPoints["points"]) => void;
}

/** Points that were typed on another device without knowledge of those that are shown. Saving decides. */
export const OtherPoints = ({ versions, onUse }: OtherPointsProps) =>
  versions.map((version) => (
    <Notice
      key={typedKey(version)}
      tone="warn"
      action={
        <Button size="sm" variant="soft" onClick={() => onUse(version.points)}>
          {t("results.useOtherPoints")}
        </Button>
      }
    >
      <p>{t("results.otherPoints", { time: formatInstant(new Date(version.time).toISOString()) })}</p>
    </Notice>
  ));
