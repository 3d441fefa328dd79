import { timingOf } from "@teamwright/transfer";
import type { TransferOption, TransferPlan } from "@teamwright/transfer";
import { t } from "#i18n/translate.ts";
import type { AppTeams } from "#data/transfer/app-calls.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { countdown } from "#lib/countdown.ts";
import { countdownUnits } from "#blocks/countdown-units.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";
import classes from "./arena.module.css";

/** A first guess of what one call takes, milliseconds. */
const CALL_MS = 500;

interface PlanFiguresProps {
  readonly plan: TransferPlan;
  readonly option: TransferOption["kind"];
  /** Teams of the selection that the option has room for. */
  readonly room: number;
  readonly heldTeams: AppTeams;
  readonly app: LinkedApp;
  /** Teams with a player whom the app does not know. */
  readonly unknown: number;
}

/** How many teams are there, change, are new or stay, and whether that is done before the deadline. */
export const PlanFigures = ({ plan, option, room, heldTeams, app, unknown }: PlanFiguresProps) => {
  const edits = plan.steps.filter(({ kind }) => kind === "edit").length;
  const figures = [
    ["there", plan.present.length],
    ["edit", edits],
    ["new", plan.steps.length - edits],
    ["kept", plan.untouched.length],
  ] as const;
  return (
    <section className={classes["figures"]} aria-label={t("transfer.whatHappens")}>
      {edits > 0 && (
        <p className={classes["replaces"]}>
          {t("transfer.replaces", { n: edits, all: heldTeams.teams.length, app: app.name })}
        </p>
      )}
      <p className={classes["slots"]}>
        {t("transfer.slotsUsed", { used: heldTeams.teams.length, limit: heldTeams.limit })}
      </p>
      <dl className={classes["counts"]}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`transfer.figure.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Deadline steps={plan.steps.length} deadline={heldTeams.deadline} paceMs={app.pace_ms} />
      {plan.leftOut.length > 0 && (
        <p className={classes["warn"]}>
          {option === "custom"
            ? t("transfer.chooseToReplace", { n: plan.leftOut.length })
            : option === "new" && room === 0
              ? t("transfer.noFreeSlot", { app: app.name })
              : t("transfer.noRoom", { n: plan.leftOut.length, app: app.name })}
        </p>
      )}
      {unknown > 0 && (
        <p className={classes["warn"]}>{t("transfer.unknownTeams", { n: unknown, app: app.name })}</p>
      )}
    </section>
  );
};

interface DeadlineProps {
  readonly steps: number;
  readonly deadline: number;
  readonly paceMs: number;
}

const Deadline = ({ steps, deadline, paceMs }: DeadlineProps) => {
  const now = useServerSeconds() * 1000;
  const { duration, inTime } = timingOf({ steps, now, deadline, paceMs, callMs: CALL_MS });
  const units = countdownUnits();
  const left = countdown(deadline, now, units);
  const late = left === null || inTime < steps;
  return (
    <p className={classes["deadline"]}>
      <span>
        {left === null
          ? t("transfer.deadlinePassed")
          : steps === 0
            ? t("transfer.deadlineIn", { left })
            : t("transfer.takes", { time: countdown(Math.max(1, duration), 0, units) ?? "", left })}
      </span>
      {steps > 0 && (
        <Chip tone={late ? "bad" : "ok"}>
          {late ? t("transfer.inTimeSome", { n: inTime, all: steps }) : t("transfer.inTime")}
        </Chip>
      )}
    </p>
  );
};
