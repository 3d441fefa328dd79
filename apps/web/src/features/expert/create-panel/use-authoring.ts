import { predictions } from "@teamwright/contract/resources/predictions";
import { useQueryClient } from "@tanstack/react-query";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { checkPrediction, missingSections } from "@teamwright/domain/prediction";
import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";
import { predictionDrafts } from "#data/drafts/prediction-drafts.ts";
import { useChangesElsewhere } from "#data/drafts/use-other-tab.ts";

const api = apiOf({ predictions });

interface Post {
  readonly matchId: string;
  readonly sportIndex: MatchDetail["sport_index"];
  readonly expertNumber: string;
  readonly predictionData: PredictionSection[];
}

/** The sections of a prediction in the making, and how it is posted. */
export function useAuthoring(match: MatchDetail, phone: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const storedSections = (): readonly PredictionSection[] => predictionDrafts.find(match.id)?.value ?? [];
  const [sections, setSections] = useState(storedSections);
  // Sections that another tab adds are here at once: this tab's next one would replace them.
  useChangesElsewhere(predictionDrafts, () => setSections(storedSections()));
  const { busy, submit } = useSubmit((body: Post, options) => api.predictions.post({ body, ...options }));
  const players = useMemo(() => squadOf(match), [match]);
  const sport = sportByIndex(match.sport_index);

  const keep = (next: readonly PredictionSection[]) => {
    setSections(next);
    if (next.length === 0) predictionDrafts.remove(match.id);
    else predictionDrafts.write(match.id, [...next]);
  };
  const add = (section: PredictionSection) => {
    const replaces = sections.some(({ id }) => id === section.id);
    keep([...sections.filter(({ id }) => id !== section.id), section]);
    if (replaces) toast.info(t("predictions.sectionReplaced"));
    else toast.success(t("predictions.sectionAdded"));
  };
  const problem = useMemo(() => {
    const known = players.map((player) => ({ index: player.player_index, side: player.team_index }));
    return checkPrediction({ sport: match.sport_index, players: known }, sections);
  }, [players, match, sections]);
  const post = async () => {
    const postedAt = predictionDrafts.find(match.id)?.changedAt;
    const result = await submit({
      matchId: match.id,
      sportIndex: match.sport_index,
      expertNumber: phone,
      predictionData: [...sections],
    });
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.status === 0 ? t("predictions.somethingWentWrong") : result.message);
      return;
    }
    predictionDrafts.removePosted(match.id, postedAt);
    toast.success(result.data.message);
    await client.invalidateQueries({ queryKey: ["predictions", match.id] });
    await navigate(pathTo("predictionArena", { id: result.data.data._id }), { replace: true });
  };
  return {
    authoring: { match, sport, players, sections },
    /** A section that does not fit the match, or the others, any more. */
    misfit: problem?.section ?? null,
    missing: missingSections(sections),
    busy,
    add,
    remove: (id: SectionId) => {
      keep(sections.filter((section) => section.id !== id));
    },
    post,
  };
}
