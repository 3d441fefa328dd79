import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { findMatch } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { pathTo } from "#lib/paths.ts";
import { useBackTo } from "#ui/use-back.ts";
import { PointsForm } from "./points-form.tsx";

/** /addpoint/{id}: the points of both sides' players, by hand. */
export const AddPointPage = () => {
  const { id = "" } = useParams();
  const { value, hasFailed } = useLive((db) => findMatch(id, db), [id]);
  const onBack = useBackTo(pathTo("previousMatch", { id }));
  if (value === undefined || value === null)
    return (
      <AttemptStates
        state={hasFailed ? "failed" : value === null ? "unknown" : "loading"}
        title={t("common.addPlayerPoints")}
        onBack={onBack}
      />
    );
  return <PointsForm key={id} match={value.match} onBack={onBack} />;
};
