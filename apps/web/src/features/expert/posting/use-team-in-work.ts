import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { t } from "#i18n/translate.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { toast } from "#ui/toast.ts";
import {
  emptyTeam,
  figuresOf,
  finished,
  problemOf,
  sameTeam,
  toggled,
  withCaptain,
  withViceCaptain,
} from "./human-team.ts";
import type { TeamEdit, TeamProblem } from "./human-team.ts";
import { humanTeamsOf } from "./edited-post.ts";
import { readDraft, writeDraft } from "./post-draft.ts";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";

/** The team that is being built and those built before; both survive a reload of the tab. */
export const useTeamInWork = (match: MatchDetail, edited: OpenedPost | undefined) => {
  const sport = sportByIndex(match.sport_index);
  const squad = useMemo(() => [...match.left_team_players, ...match.right_team_players], [match]);
  const say = ({ key, values }: TeamProblem) => t(key, { sport: sport.slug, ...values });
  const draft = { match: match.id, post: edited?.post._id };
  const [team, setTeam] = useState(() => emptyTeam);
  const [built, setBuilt] = useState(
    () => readDraft(draft).human ?? (edited ? humanTeamsOf(edited, match) : []),
  );

  const refusedTap = useTapRefusal(team);
  const apply = ({ team: next, problem }: TeamEdit) => {
    if (problem) refusedTap.refuse(say(problem));
    else setTeam(next);
  };
  const keep = (teams: typeof built) => {
    writeDraft(draft, { human: teams });
    setBuilt(teams);
  };
  return {
    sport,
    squad,
    team,
    /** Why the last tap was refused. */
    refused: refusedTap.shown,
    refuse: refusedTap.refuse,
    built,
    figures: figuresOf(team, squad, sport),
    toggle: (player: Player) => apply(toggled(team, player, squad, sport)),
    makeCaptain: (index: number) => apply(withCaptain(team, index)),
    makeViceCaptain: (index: number) => apply(withViceCaptain(team, index)),
    clear: () => setTeam(emptyTeam),
    remove: (index: number) => keep(built.filter((_, each) => each !== index)),
    /** Adds the finished team to those built; says which rule it breaks otherwise. */
    add: () => {
      const problem = problemOf(team, squad, sport);
      if (problem) return refusedTap.refuse(say(problem));
      const finishedTeam = finished(team, squad, sport);
      if (built.some((other) => sameTeam(other, finishedTeam)))
        return refusedTap.refuse(t("experts.human.duplicate"));
      keep([...built, finishedTeam]);
      setTeam(emptyTeam);
      toast.success(t("experts.human.added", { n: built.length + 1 }));
    },
  };
};
