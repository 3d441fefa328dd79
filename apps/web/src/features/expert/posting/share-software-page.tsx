import { attemptName } from "#blocks/attempt-name.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { MAX_POSTED_TEAMS } from "@teamwright/contract/resources/experts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import { TeamCard } from "#blocks/team/team-card.tsx";
import { useOpenTeams } from "#blocks/team/use-open-teams.ts";
import { TeamGrid } from "#blocks/team/team-grid.tsx";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { fingerprint } from "#data/strategy/fingerprint.ts";
import { chosenTeams, rowsOfChosen } from "#data/transfer/team-of-row.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { Page } from "#ui/page.tsx";
import { useBack } from "#ui/use-back.ts";
import { inEdit, useEditedId } from "./edited-post.ts";
import { readDraft, writeDraft } from "./post-draft.ts";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";

/** /sharesoftware/{match}/{attempt}: the teams of an attempt that are to be posted. */
export const ShareSoftwarePage = () => {
  const { match = "", attempt = "" } = useParams();
  const query = useOpenedAttempt(match, attempt);
  const onBack = useBack(pathTo("superDecision", { id: match }));
  if (query.state !== "ready")
    return <AttemptStates state={query.state} title={t("experts.share.title")} onBack={onBack} />;
  const { members, captain, viceCaptain } = query.openedAttempt.teams.teams;
  // Other teams, or the same ones in another order: the ticks are read anew, by what the teams are.
  return (
    <ShareTeams
      key={`${match}/${attempt} ${fingerprint([members, captain, viceCaptain])}`}
      openedAttempt={query.openedAttempt}
      onBack={onBack}
    />
  );
};

/** The teams ticked before a reload or on an earlier visit in this tab, if they are of this attempt. */
const keptRows = (
  { match, attempt, teams }: OpenedAttempt,
  post: string | undefined,
): ReadonlySet<number> => {
  const { software, ticked } = readDraft({ match: match.id, post });
  const draftedChoice = [ticked, software].find(
    (part) => part?.attempt === attempt.id && part.time === attempt.time,
  );
  return new Set(draftedChoice && rowsOfChosen(teams.teams, draftedChoice));
};

interface ShareTeamsProps {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}

const ShareTeams = ({ openedAttempt, onBack }: ShareTeamsProps) => {
  const { match, attempt, teams } = openedAttempt;
  const navigate = useNavigate();
  const post = useEditedId();
  const views = useMemo(
    () => new TeamViews(teams.teams, rosterFrom(match.sport_index, teams.player_list)),
    [match.sport_index, teams],
  );
  useSideColors(match.left_image, match.right_image);
  const [initialRows] = useState(() => keptRows(openedAttempt, post));
  const [selectedRows, setSelectedRows] = useState(initialRows);
  const { isOpen, onToggle } = useOpenTeams();
  const onSelect = useCallback((row: number) => setSelectedRows((rows) => toggledIn(rows, row)), []);
  const { count } = teams.teams;
  const all = selectedRows.size === count;
  const refusedTap = useTapRefusal(selectedRows);
  const keep = useCallback(
    (part: "software" | "ticked", rows: ReadonlySet<number>) => {
      const { id, time } = attempt;
      writeDraft(
        { match: match.id, post },
        { [part]: { attempt: id, time, ...chosenTeams(teams.teams, rows) } },
      );
    },
    [match.id, post, attempt, teams],
  );
  // Back and a reload lose no tick. A selection that cannot be posted is not worth its bytes.
  useEffect(() => {
    if (selectedRows !== initialRows && selectedRows.size <= MAX_POSTED_TEAMS) keep("ticked", selectedRows);
  }, [selectedRows, initialRows, keep]);
  const share = () => {
    if (selectedRows.size === 0) return refusedTap.refuse(t("experts.share.atLeastOne"));
    if (selectedRows.size > MAX_POSTED_TEAMS)
      return refusedTap.refuse(t("experts.share.tooMany", { most: MAX_POSTED_TEAMS }));
    keep("software", selectedRows);
    void navigate(inEdit(pathTo("storeExpertTeams", { match: match.id, type: 0 }), post));
  };
  return (
    <Page
      title={t("experts.share.title")}
      onBack={onBack}
      actions={
        <Chip tone="accent">
          <span role="status">{t("experts.selected", { n: selectedRows.size })}</span>
        </Chip>
      }
      footer={
        <>
          <FooterProblem problem={refusedTap.shownRefusal} />
          <Button variant="soft" px={12} onClick={() => setSelectedRows(new Set())}>
            {t("experts.reset")}
          </Button>
          <Button
            variant="soft"
            px={12}
            aria-pressed={all}
            onClick={() =>
              setSelectedRows(new Set(all ? [] : Array.from({ length: count }, (_, row) => row)))
            }
          >
            {t("experts.selectAll")}
          </Button>
          <Button onClick={share}>{t("experts.share.teams")}</Button>
        </>
      }
    >
      <SideLegend sides={{ left: match.left_name, right: match.right_name }}>
        {attemptName(attempt)}
      </SideLegend>
      <TeamGrid
        label={t("experts.share.title")}
        count={count}
        estimate={152}
        minWidth={340}
        renderItem={(row) => (
          <TeamCard
            team={views.at(row)}
            sport={views.roster.sport}
            isOpen={isOpen(views.at(row))}
            onToggle={onToggle}
            selection={{ checked: selectedRows.has(row), onChange: onSelect }}
          />
        )}
      />
    </Page>
  );
};
