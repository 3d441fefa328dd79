import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { useRef, useState } from "react";
import { OptionCard, OptionGrid } from "#blocks/option-card/option-card.tsx";
import type { AdvancedFilter } from "#data/mapper/mapper-filters.ts";
import { t } from "#i18n/translate.ts";
import { showRest } from "#lib/show-rest.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./mapper.module.css";

interface ShapeFiltersProps {
  readonly match: MatchDetail;
  readonly filter: AdvancedFilter;
  readonly onChange: (part: Partial<AdvancedFilter>) => void;
}

type TeamShape = readonly number[];

/** The index of each chosen shape in the sport's table. */
const idsOf = (table: readonly TeamShape[], chosen: readonly TeamShape[]): ReadonlySet<number> => {
  const texts = new Set(chosen.map((shape) => shape.join("-")));
  return new Set(table.flatMap((shape, id) => (texts.has(shape.join("-")) ? [id] : [])));
};

const toggledIn = (ids: ReadonlySet<number>, id: number): number[] =>
  ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id].toSorted((a, b) => a - b);

/** Partitions and combinations to choose from; none chosen leaves the usual ones. */
export const ShapeFilters = ({ match, filter, onChange }: ShapeFiltersProps) => {
  const sport = sportByIndex(match.sport_index);
  const partitions = idsOf(sport.partitions, filter.partision_data);
  const combinations = idsOf(sport.combinations, filter.combination_data);
  return (
    <>
      <Card heading={t("mapper.filter.partitions")}>
        <p className={classes["hint"]}>
          {t("mapper.partitionsHint", { left: match.left_team_name, right: match.right_team_name })}
        </p>
        <Shapes
          label={t("mapper.filter.partitions")}
          table={sport.partitions}
          usual={sport.standardPartitionCount}
          chosenIndexes={partitions}
          onToggle={(id) => {
            const values = toggledIn(partitions, id).flatMap((one) => {
              const split = sport.partitions[one];
              return split === undefined ? [] : [[split[0], split[1]] as [number, number]];
            });
            onChange({ partision_data: values });
          }}
        />
      </Card>
      <Card heading={t("mapper.filter.combinations")}>
        <p className={classes["hint"]}>
          {t("mapper.combinationsHint", { roles: sport.roles.map(({ code }) => code).join("-") })}
        </p>
        <Shapes
          label={t("mapper.filter.combinations")}
          table={sport.combinations}
          usual={sport.oldCombinationCount}
          chosenIndexes={combinations}
          onToggle={(id) => {
            const values = toggledIn(combinations, id).map((one) => [...(sport.combinations[one] ?? [])]);
            onChange({ combination_data: values });
          }}
        />
      </Card>
    </>
  );
};

interface ShapesProps {
  readonly label: string;
  readonly table: readonly TeamShape[];
  /** The first of the table are shown at once, the others when they are asked for. */
  readonly usual: number;
  readonly chosenIndexes: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

const Shapes = ({ label, table, usual, chosenIndexes, onToggle }: ShapesProps) => {
  const grid = useRef<HTMLFieldSetElement>(null);
  const [all, setAll] = useState(false);
  const shownIds = [...table.keys()].filter((id) => all || id < usual || chosenIndexes.has(id));
  return (
    <>
      <OptionGrid label={label} ref={grid}>
        {shownIds.map((id) => (
          <OptionCard
            key={id}
            id={id}
            label={table[id]?.join("-") ?? ""}
            checked={chosenIndexes.has(id)}
            onToggle={onToggle}
          />
        ))}
      </OptionGrid>
      {shownIds.length < table.length && (
        <div className={classes["more"]}>
          <ChipButton
            onClick={() => {
              showRest(grid.current, () => setAll(true));
            }}
          >
            {t("mapper.showAll", { n: table.length })}
          </ChipButton>
        </div>
      )}
    </>
  );
};
