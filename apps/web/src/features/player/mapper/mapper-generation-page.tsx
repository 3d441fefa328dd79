import { Button } from "#ui/button.tsx";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { useMapperFilters } from "#data/mapper/mapper-filters.ts";
import type { MapperFilters } from "#data/mapper/mapper-filters.ts";
import { t } from "#i18n/translate.ts";
import { mapperScreen } from "./mapper-screen.tsx";
import type { MapperStep } from "./mapper-screen.tsx";
import { NumberOfTeams } from "./number-of-teams.tsx";
import { useGenerate } from "./use-generate.ts";
import classes from "./mapper.module.css";

type Basic = MapperFilters["basicFilter"];

const fits: Readonly<Record<Basic, (left: number, right: number) => boolean>> = {
  left: (left, right) => left > right,
  equal: (left, right) => Math.abs(left - right) <= 1,
  right: (left, right) => right > left,
};

/** The splits that the server uses for a type: "7-4 · 6-5". */
function splitsOf({ sport_index }: MatchDetail, type: Basic): string {
  const { partitions, standardPartitionCount } = sportByIndex(sport_index);
  return partitions
    .slice(0, standardPartitionCount)
    .filter(([left, right]) => fits[type](left, right))
    .map((split) => split.join("-"))
    .join(" · ");
}

const Generation = ({ match, frame }: MapperStep) => {
  const storedFilters = useMapperFilters(match.id);
  const { filters, change } = storedFilters;
  const { number, problem, type, generate } = useGenerate(match.id, storedFilters);
  const choice = (value: Basic, label: string) => ({ value, label, detail: splitsOf(match, value) });
  const send = () => generate({ filterType: "basic" });
  return frame(
    <div className={classes["stack"]}>
      <ChoiceList
        label={t("mapper.chooseTypeHint")}
        labelShown
        choices={[
          choice("left", t("mapper.moreOf", { side: match.left_team_name })),
          choice("equal", t("mapper.equal")),
          choice("right", t("mapper.moreOf", { side: match.right_team_name })),
        ]}
        value={filters.basicFilter}
        onChange={(basicFilter) => change({ basicFilter })}
      />
      <NumberOfTeams value={number} problem={problem} onChange={type} onEnter={send} />
    </div>,
    <Button onClick={send}>{t("common.generateTeams")}</Button>,
  );
};

/** /mappergeneration/{id}: which type of teams, and how many. */
export const MapperGenerationPage = mapperScreen("mapper.chooseType", "mapperArena", Generation);
