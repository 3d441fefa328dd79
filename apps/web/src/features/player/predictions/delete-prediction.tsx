import { predictions } from "@teamwright/contract/resources/predictions";
import { Button } from "#ui/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

const api = apiOf({ predictions });

interface DeletePredictionProps {
  readonly id: string;
  readonly matchId: string;
}

/** Withdraws a prediction after a question. */
export const DeletePrediction = ({ id, matchId }: DeletePredictionProps) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(async () => api.predictions.remove({ params: { id } }));
  const remove = async () => {
    const result = await submit(id);
    if (result === null) return;
    setAsking(false);
    if (!result.ok) {
      toast.error(result.status === 201 ? result.message : t("predictions.deleteFailed"));
      return;
    }
    toast.success(result.data.message);
    client.removeQueries({ queryKey: ["prediction", id] });
    await client.invalidateQueries({ queryKey: ["predictions"] });
    await navigate(pathTo("expertPrediction", { match: matchId }), { replace: true });
  };
  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("predictions.delete")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void remove()}
        question={t("predictions.deleteQuestion")}
        detail={t("predictions.deleteDetail")}
        confirmLabel={t("predictions.delete")}
        danger
        busy={busy}
      />
    </>
  );
};
