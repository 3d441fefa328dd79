import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { formatInstant } from "#lib/when.ts";
import { Chip, type Tone } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import classes from "./admin-matches.module.css";
import { failureWords } from "./source-words.ts";
import type { SourceState } from "@teamwright/contract";

type SourceTableProps = {
  readonly sources: readonly SourceState[];
  /** The source whose switch is being moved. */
  readonly busy: string | null;
  readonly onSwitch: (source: SourceState) => void;
};

function stateOf({ configured, on, pausedUntil, failures }: SourceState): readonly [Tone, string] {
  if (!configured) return ["neutral", t("match-desk.sourceNoKey")];
  if (!on) return ["neutral", t("match-desk.sourceOff")];
  if (pausedUntil !== null) return ["bad", t("match-desk.sourcePaused")];
  return failures > 0
    ? ["warn", t("match-desk.sourceFailing", { n: failures })]
    : ["ok", t("match-desk.sourceOn")];
}

const timeOf = (time: string | null): string => (time === null ? "-" : formatInstant(time));

const State = ({ source }: { readonly source: SourceState }) => {
  const [tone, words] = stateOf(source);
  const { lastFailure, lastFailureAt, pausedUntil, failingParts } = source;
  return (
    <span className={classes["result"]}>
      <Chip tone={tone}>{words}</Chip>
      {pausedUntil !== null && (
        <span className={classes["small"]}>{t("match-desk.pausedUntil", { time: timeOf(pausedUntil) })}</span>
      )}
      {failingParts.length > 0 && (
        <Chip tone="warn">
          {t("match-desk.partsFail", {
            parts: failingParts.map((part) => t(`match-desk.sourceParts.${part}`)).join(", "),
          })}
        </Chip>
      )}
      {lastFailure !== null && (
        <span className={classes["small"]}>
          {t("match-desk.lastFailure", { failure: failureWords(lastFailure), time: timeOf(lastFailureAt) })}
        </span>
      )}
    </span>
  );
};

const Requests = ({ source: { used, budget, remaining } }: { readonly source: SourceState }) => (
  <span className={classes["result"]}>
    {t("match-desk.requestsOf", { used, budget })}
    {remaining !== null && (
      <span className={classes["small"]}>{t("match-desk.requestsLeft", { n: remaining })}</span>
    )}
  </span>
);

const Cost = ({ source: { cost, budget } }: { readonly source: SourceState }) =>
  cost.match === 0 ? (
    "-"
  ) : (
    <span className={classes["result"]}>
      {t("match-desk.costOfMatch", { match: cost.match, lists: cost.lists })}
      <span className={classes["small"]}>
        {t("match-desk.costOfDay", { matches: cost.matches, day: cost.day, budget })}
      </span>
      {cost.day > budget && <Chip tone="warn">{t("match-desk.overBudget")}</Chip>}
    </span>
  );

export const SourceTable = ({ sources, busy, onSwitch }: SourceTableProps) => {
  const columns: Column<SourceState>[] = [
    { key: "source", label: t("match-desk.source"), heading: true, cell: ({ title }) => title },
    { key: "state", label: t("match-desk.status"), cell: (source) => <State source={source} /> },
    {
      key: "times",
      label: t("match-desk.lastSuccess"),
      cell: ({ lastSuccessAt, nextAt }) => (
        <span className={classes["result"]}>
          {timeOf(lastSuccessAt)}
          {nextAt !== null && (
            <span className={classes["small"]}>{t("match-desk.nextRequest", { time: timeOf(nextAt) })}</span>
          )}
        </span>
      ),
    },
    {
      key: "requests",
      label: t("match-desk.requestsToday"),
      cell: (source) => <Requests source={source} />,
    },
    { key: "cost", label: t("match-desk.cost"), cell: (source) => <Cost source={source} /> },
    {
      key: "switch",
      label: t("match-desk.switch"),
      cell: (source) => (
        <Button
          variant="soft"
          className={classes["oneLine"]}
          disabled={!source.configured || busy !== null}
          loading={busy === source.name}
          aria-label={t(source.on ? "match-desk.switchOffNamed" : "match-desk.switchOnNamed", {
            source: source.title,
          })}
          onClick={() => {
            onSwitch(source);
          }}
        >
          {t(source.on ? "match-desk.switchOff" : "match-desk.switchOn")}
        </Button>
      ),
    },
  ];
  return (
    <DataTable label={t("match-desk.sources")} columns={columns} rows={sources} rowKey={({ name }) => name} />
  );
};
