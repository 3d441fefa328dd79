import { Button } from "#ui/button.tsx";
import type { SportTeam } from "@teamwright/contract";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import { teamKind } from "./record-kinds.ts";
import { RecordPicker } from "./record-picker.tsx";
import { ChosenRecord, takenOf } from "./record-sections.tsx";
import type { RecordInput, ReportDraft, SectionInput } from "./sections.ts";

type TeamsDraft = NonNullable<ReportDraft[3]>;
type TeamsInput = NonNullable<SectionInput[3]>;
type TeamNumber = "one" | "two";

interface TeamsSectionProps {
  readonly addedDraft: TeamsDraft | undefined;
  readonly input: TeamsInput | undefined;
  readonly onInput: (input: TeamsInput) => void;
  readonly onAdd: (teams: TeamsDraft) => void;
}

/** Team one is the left side of the match, team two the right. */
export const TeamsSection = ({ addedDraft, input, onInput, onAdd }: TeamsSectionProps) => {
  const [shownTeam, setShownTeam] = useState<TeamNumber>("one");
  const one = takenOf(input?.one, addedDraft?.one);
  const two = takenOf(input?.two, addedDraft?.two);
  const current = shownTeam === "one" ? one : two;

  const open = (next: TeamNumber) => {
    if (next === "two" && !one) toast.warning(t("report-authoring.selectTeamOneFirst"));
    else setShownTeam(next);
  };
  const change = (team: RecordInput<SportTeam>) => {
    const other = shownTeam === "one" ? two : one;
    const isSame = team.taken && team.item !== undefined && other?._id === team.item._id;
    if (isSame) toast.error(t("report-authoring.teamsEqual"));
    onInput({ ...input, [shownTeam]: isSame ? { ...team, taken: false } : team });
  };
  const add = () => {
    if (one && two) {
      onAdd({ one, two });
      toast.success(t("report-authoring.teamsSectionAdded"));
    } else if (two) toast.error(t("report-authoring.selectTeamOneDataFirst"));
    else toast.error(t("report-authoring.selectTheTeams"));
  };
  return (
    <Card heading={t("report-authoring.teams")}>
      <Tabs<TeamNumber>
        id="teams"
        label={t("report-authoring.teams")}
        items={[
          { value: "one", label: t("report-authoring.teamOne") },
          { value: "two", label: t("report-authoring.teamTwo") },
        ]}
        value={shownTeam}
        onChange={open}
      />
      <TabPanel id="teams" value={shownTeam}>
        {current ? (
          <ChosenRecord
            name={teamKind.nameOf(current)}
            detail={teamKind.detailOf(current)}
            onRemove={() => change({ ...input?.[shownTeam], taken: false })}
          />
        ) : (
          <RecordPicker
            key={shownTeam}
            id={`team-${shownTeam}`}
            kind={teamKind}
            missing={t(
              shownTeam === "one" ? "report-authoring.selectTeamOne" : "report-authoring.selectTeamTwo",
            )}
            input={input?.[shownTeam]}
            onInput={change}
          />
        )}
      </TabPanel>
      <Button mt={12} fullWidth onClick={add}>
        {t("report-authoring.addThisSection")}
      </Button>
    </Card>
  );
};
