import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Mark } from "#ui/mark.tsx";
import { Picture } from "#ui/picture.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";

const tones = ["neutral", "ok", "accent", "warn", "bad"] as const;
const LONG_NAME = "Bhuvaneshwar Venkata Subramaniam Chandrasekharan-Radhakrishnan";

const rows = [
  { name: "Asha Rao", teams: 20, points: 812.5 },
  { name: LONG_NAME, teams: 25_000, points: 7 },
];

const columns = () => [
  { key: "name", label: t("profile.name"), cell: ({ name }: (typeof rows)[0]) => name, heading: true },
  {
    key: "teams",
    label: t("common.printed.team"),
    cell: ({ teams }: (typeof rows)[0]) => teams,
    numeric: true,
  },
  {
    key: "points",
    label: t("common.printed.points"),
    cell: ({ points }: (typeof rows)[0]) => points,
    numeric: true,
  },
];

export const surfaces = (): readonly Exhibit[] => [
  {
    name: "card",
    content: tones.map((tone) => (
      <div key={tone} className={classes["whole"]}>
        <Card tone={tone} heading={`${t("strategy.yourStrategy")}, ${tone}`} level={3}>
          {t("shell.offlineHint")}
        </Card>
      </div>
    )),
  },
  {
    name: "stat",
    content: (
      <Stats>
        <Stat label={t("strategy.teamsPossible")}>34,474,660</Stat>
        <Stat label={t("strategy.creditsShort")}>98.5</Stat>
        <Stat label={t("strategy.captainsShort")}>4</Stat>
      </Stats>
    ),
  },
  ...[false, true].map((dense) => ({
    name: dense ? "data-table, dense" : "data-table",
    content: (
      <div className={classes["whole"]}>
        <DataTable
          label={`${t("shell.users")} ${dense ? 2 : 1}`}
          columns={columns()}
          rows={rows}
          rowKey={({ name }) => name}
          dense={dense}
        />
      </div>
    ),
  })),
  {
    name: "picture, mark",
    content: (
      <>
        <Picture src="" name="Asha Rao" side="left" size={48} />
        <Picture src="" name={LONG_NAME} side="right" size={48} />
        <Mark />
      </>
    ),
  },
];
