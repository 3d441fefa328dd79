import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { t } from "#i18n/translate.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { toast } from "#ui/toast.ts";
import {
  emptyTeam,
  figuresOf,
  finishTeam,
  problemOf,
  sameTeam,
  togglePlayer,
  withCaptain,
  withViceCaptain,
} from "./human-team.ts";
import type { TeamEdit, TeamProblem } from "./human-team.ts";
import { humanTeamsOf } from "./edited-post.ts";
import { readDraft, writeDraft } from "./post-draft.ts";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";

/** The team that is being built and those built before; both survive a reload of the tab. */
export const useTeamInWork = (match: MatchDetail, editedPost: OpenedPost | undefined) => {
  const sport = sportByIndex(match.sport_index);
  const squad = useMemo(() => [...match.left_team_players, ...match.right_team_players], [match]);
  const say = ({ key, values }: TeamProblem) => t(key, { sport: sport.slug, ...values });
  const draft = { match: match.id, post: editedPost?.post._id };
  const [team, setTeam] = useState(() => emptyTeam);
  const [builtTeam, setBuiltTeam] = useState(
    () => readDraft(draft).human ?? (editedPost ? humanTeamsOf(editedPost, match) : []),
  );

  const refusedTap = useTapRefusal(team);
  const apply = ({ team: next, problem }: TeamEdit) => {
    if (problem) refusedTap.refuse(say(problem));
    else setTeam(next);
  };
  const keep = (teams: typeof builtTeam) => {
    writeDraft(draft, { human: teams });
    setBuiltTeam(teams);
  };
  return {
    sport,
    squad,
    team,
    /** Why the last tap was refused. */
    refused: refusedTap.shownRefusal,
    refuse: refusedTap.refuse,
    built: builtTeam,
    figures: figuresOf(team, squad, sport),
    toggle: (player: Player) => apply(togglePlayer(team, player, squad, sport)),
    makeCaptain: (index: number) => apply(withCaptain(team, index)),
    makeViceCaptain: (index: number) => apply(withViceCaptain(team, index)),
    clear: () => setTeam(emptyTeam),
    remove: (index: number) => keep(builtTeam.filter((_, each) => each !== index)),
    /** Adds the finished team to those built; says which rule it breaks otherwise. */
    add: () => {
      const problem = problemOf(team, squad, sport);
      if (problem) return refusedTap.refuse(say(problem));
      const finishedTeam = finishTeam(team, squad, sport);
      if (builtTeam.some((other) => sameTeam(other, finishedTeam)))
        return refusedTap.refuse(t("experts.human.duplicate"));
      keep([...builtTeam, finishedTeam]);
      setTeam(emptyTeam);
      toast.success(t("experts.human.added", { n: builtTeam.length + 1 }));
    },
  };
};
