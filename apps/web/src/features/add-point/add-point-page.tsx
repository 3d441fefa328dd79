import { messages } from "@teamwright/domain/messages";
import { useNavigate, useParams } from "react-router";
import { AttemptStates } from "../../blocks/team/attempt-states.tsx";
import { findMatch } from "../../data/records/attempts.ts";
import { useLive } from "../../data/records/use-live.ts";
import { pathTo } from "../../lib/paths.ts";
import { PointsForm } from "./points-form.tsx";

/** /addpoint/{id}: the points of both sides' players, by hand. */
export const AddPointPage = () => {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { value, failed } = useLive(() => findMatch(id), [id]);
  const onBack = () => void navigate(pathTo("previousMatch", { id }));
  if (value === undefined || value === null)
    return (
      <AttemptStates
        state={failed ? "failed" : value === null ? "unknown" : "loading"}
        title={messages.points.addPlayerPoints}
        onBack={onBack}
      />
    );
  return <PointsForm key={id} match={value.match} onBack={onBack} />;
};
