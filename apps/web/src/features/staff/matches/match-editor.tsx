import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { sportBySlug } from "@teamwright/domain";
import { useState } from "react";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import classes from "./admin-matches.module.css";
import { LiftAll } from "./lift-all.tsx";
import { MatchHead } from "./match-head.tsx";
import { playingCount } from "./match-draft.ts";
import type { AdminMatch } from "./match-queries.ts";
import { OverrideReview } from "./override-review.tsx";
import { ScoringCard } from "./scoring-card.tsx";
import { Squad } from "./squad.tsx";
import { useMatchEditor } from "./use-match-editor.ts";

type MatchEditorViewProps = { readonly match: AdminMatch; readonly onBack: () => void };

export const MatchEditorView = ({ match, onBack }: MatchEditorViewProps) => {
  const [side, setSide] = useState<"left" | "right">("left");
  const editor = useMatchEditor(match);
  const { changes, mistakes, draft } = editor;
  const sport = sportBySlug(match.sport);
  const mistaken = Object.keys(mistakes).length > 0;
  const isEdited = changes.length > 0 || mistaken;
  const [adding, setAdding] = useState(false);
  const guard = useLeaveGuard(isEdited || adding, onBack);

  const tab = (value: "left" | "right", name: string, index: 0 | 1) => ({
    value,
    label: name,
    count: playingCount(match, index, draft),
  });

  return (
    <Page
      title={t("match-desk.versus", { left: match.left_team_name, right: match.right_team_name })}
      onBack={guard.onBack}
      actions={<LiftAll editor={editor} />}
      subheader={
        <Tabs
          id="squads"
          halves
          label={t("match-desk.teams")}
          value={side}
          onChange={setSide}
          items={[tab("left", match.left_team_name, 0), tab("right", match.right_team_name, 1)]}
        />
      }
      aside={
        <div className={classes["form"]}>
          <MatchHead editor={editor} />
          <ScoringCard match={match} />
        </div>
      }
      footer={
        isEdited ? (
          <>
            <Button variant="soft" onClick={editor.discard}>
              {t("match-desk.discard")}
            </Button>
            <Button disabled={mistaken || changes.length === 0} onClick={editor.review}>
              {t("match-desk.review")} ({changes.length})
            </Button>
          </>
        ) : undefined
      }
    >
      <TabPanel id="squads" value={side}>
        <p className={classes["hint"]} aria-live="polite">
          {t("match-desk.playingOf", {
            n: playingCount(match, side === "left" ? 0 : 1, draft),
            size: sport?.teamSize ?? 0,
          })}
        </p>
        <Squad key={side} editor={editor} side={side === "left" ? 0 : 1} onAdding={setAdding} />
      </TabPanel>
      <OverrideReview editor={editor} />
      <LeaveDialog guard={guard} />
    </Page>
  );
};
