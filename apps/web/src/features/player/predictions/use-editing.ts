import { predictions } from "@teamwright/contract/resources/predictions";
import { useQueryClient } from "@tanstack/react-query";
import type { Prediction } from "@teamwright/contract";
import { sectionOrder } from "@teamwright/domain/prediction";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";

const api = apiOf({ predictions });

const byOrder = (one: PredictionSection, other: PredictionSection): number =>
  sectionOrder.indexOf(one.id) - sectionOrder.indexOf(other.id);

/** The sections as readers see them, in the display order. */
export const inOrder = (sections: readonly PredictionSection[]): PredictionSection[] =>
  sections.toSorted(byOrder);

interface PredictionUpdate {
  readonly predictionId: string;
  readonly version: number;
  readonly predictionData: PredictionSection[];
}

const update = async ({ predictionId, ...body }: PredictionUpdate) =>
  api.predictions.update({ params: { predictionId }, body });

/** Edit mode of the prime admin: off at first, off again after an update. */
export function useEditing(prediction: Prediction) {
  const client = useQueryClient();
  const { busy, submit } = useSubmit(update);
  const [draft, setDraft] = useState<{
    readonly version: number;
    readonly sections: readonly PredictionSection[];
  } | null>(null);
  const save = async () => {
    if (draft === null) return;
    const result = await submit({
      predictionId: prediction._id,
      version: draft.version,
      predictionData: [...draft.sections],
    });
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.status === 0 ? t("predictions.somethingWentWrong") : result.message);
      return;
    }
    await client.invalidateQueries({ queryKey: ["prediction"] });
    await client.invalidateQueries({ queryKey: ["predictions"] });
    setDraft(null);
    toast.success(result.data.message);
  };
  return {
    editing: draft !== null,
    sections: draft?.sections ?? prediction.predictionData,
    busy,
    begin: () => {
      setDraft({ version: prediction.version, sections: prediction.predictionData });
    },
    end: () => {
      setDraft(null);
    },
    put: (section: PredictionSection) => {
      setDraft((now) =>
        now === null
          ? now
          : { ...now, sections: [...now.sections.filter(({ id }) => id !== section.id), section] },
      );
    },
    save,
  };
}
