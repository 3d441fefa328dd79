import { Button } from "#ui/button.tsx";
import type { SportTeam } from "@teamwright/contract";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import { teamKind } from "./record-kinds.ts";
import { RecordPicker } from "./record-picker.tsx";
import { ChosenRecord } from "./record-sections.tsx";
import type { ReportDraft } from "./sections.ts";

type Teams = NonNullable<ReportDraft[3]>;
type Which = "one" | "two";

interface TeamsSectionProps {
  readonly added: Teams | undefined;
  readonly onAdd: (teams: Teams) => void;
}

/** Team one is the left side of the match, team two the right. */
export const TeamsSection = ({ added, onAdd }: TeamsSectionProps) => {
  const [which, setWhich] = useState<Which>("one");
  const [chosenTeams, setChosenTeams] = useState<Partial<Teams>>(added ?? {});
  const current = chosenTeams[which];

  const open = (next: Which) => {
    if (next === "two" && !chosenTeams.one) toast.warning(t("report-authoring.selectTeamOneFirst"));
    else setWhich(next);
  };
  const choose = (team: SportTeam) => {
    const other = which === "one" ? chosenTeams.two : chosenTeams.one;
    if (other?._id === team._id) {
      toast.error(t("report-authoring.teamsEqual"));
      return;
    }
    setChosenTeams({ ...chosenTeams, [which]: team });
  };
  const remove = () => {
    const { [which]: _removed, ...rest } = chosenTeams;
    setChosenTeams(rest);
  };
  const add = () => {
    const { one, two } = chosenTeams;
    if (one && two) {
      onAdd({ one, two });
      toast.success(t("report-authoring.teamsSectionAdded"));
    } else if (two) toast.error(t("report-authoring.selectTeamOneDataFirst"));
    else toast.error(t("report-authoring.selectTheTeams"));
  };
  return (
    <Card heading={t("report-authoring.teams")}>
      <Tabs<Which>
        id="teams"
        label={t("report-authoring.teams")}
        items={[
          { value: "one", label: t("report-authoring.teamOne") },
          { value: "two", label: t("report-authoring.teamTwo") },
        ]}
        value={which}
        onChange={open}
      />
      <TabPanel id="teams" value={which}>
        {current ? (
          <ChosenRecord
            name={teamKind.nameOf(current)}
            detail={teamKind.detailOf(current)}
            onRemove={remove}
          />
        ) : (
          <RecordPicker
            key={which}
            id={`team-${which}`}
            kind={teamKind}
            missing={t(which === "one" ? "report-authoring.selectTeamOne" : "report-authoring.selectTeamTwo")}
            onChoose={choose}
          />
        )}
      </TabPanel>
      <Button mt={12} fullWidth onClick={add}>
        {t("report-authoring.addThisSection")}
      </Button>
    </Card>
  );
};
