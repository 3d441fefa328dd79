import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { countdown } from "#lib/countdown.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { countdownUnits } from "#blocks/countdown-units.ts";
import classes from "./several.module.css";
import type { AppCounts } from "./use-counts.ts";
import type { SlotsOfApp } from "./use-app-slots.ts";

interface AppShareProps {
  readonly entry: SlotsOfApp;
  readonly counts: AppCounts;
  /** How many teams it gets; fewer than its number where no more are left. */
  readonly share: number;
  /** Milliseconds. */
  readonly now: number;
  readonly onLogin: () => void;
}

/** One app: chosen or not, what it has room for, and how many teams it gets; else why it gets none. */
export const AppShare = ({ entry, counts, share, now, onLogin }: AppShareProps) => {
  const {
    app: { name, slug },
    slots,
  } = entry;
  const typedText = counts.typed(entry);
  const count = counts.of(entry);
  const first = slots.kind === "open" ? slots.free || slots.heldTeams.limit : 0;
  return (
    <li className={classes["app"]}>
      <div className={classes["name"]}>
        <Checkbox
          label={name}
          checked={typedText !== null}
          disabled={slots.kind !== "open"}
          onChange={() => counts.change(slug, typedText === null ? first : null)}
        />
      </div>
      <Side entry={entry} onLogin={onLogin} />
      <div className={classes["state"]}>
        {slots.kind === "open" ? (
          <OpenState entry={entry} count={count} share={share} now={now} />
        ) : (
          <p>{t(`transfer.several.${slots.kind}`)}</p>
        )}
      </div>
      {slots.kind === "open" && typedText !== null && (
        <div className={classes["count"]}>
          <NumberInput
            label={t("transfer.several.teamsFor", { app: name })}
            value={typedText}
            min={1}
            max={slots.heldTeams.limit}
            allowDecimal={false}
            onChange={(value) => counts.change(slug, value)}
          />
          <Button
            variant="soft"
            size="sm"
            aria-label={t("transfer.several.allOf", { n: slots.heldTeams.limit, app: name })}
            disabled={count === slots.heldTeams.limit}
            onClick={() => counts.change(slug, slots.heldTeams.limit)}
          >
            {t("transfer.several.all", { n: slots.heldTeams.limit })}
          </Button>
        </div>
      )}
    </li>
  );
};

/** What helps an app that gets nothing yet. */
const Side = ({ entry: { app, slots }, onLogin }: Pick<AppShareProps, "entry" | "onLogin">): ReactNode => {
  if (slots.kind === "unlinked")
    return (
      <Button
        variant="soft"
        size="compact"
        aria-label={t("transfer.loginTo", { app: app.name })}
        onClick={onLogin}
      >
        {t("transfer.login")}
      </Button>
    );
  if (slots.kind === "failed")
    return (
      <Button variant="soft" size="compact" onClick={slots.retry}>
        {t("shell.retry")}
      </Button>
    );
  return null;
};

interface OpenStateProps {
  readonly entry: SlotsOfApp;
  readonly count: number;
  readonly share: number;
  readonly now: number;
}

const OpenState = ({ entry: { app, slots }, count, share, now }: OpenStateProps) => {
  if (slots.kind !== "open") return null;
  const { heldTeams, free } = slots;
  const replacedCount = share > free ? Math.min(heldTeams.teams.length, share) : 0;
  const left = countdown(heldTeams.deadline, now, countdownUnits());
  return (
    <>
      <p className={classes["facts"]}>
        <span>
          {free === 0
            ? t("transfer.several.noFree", { limit: heldTeams.limit })
            : t("transfer.several.free", { n: free, limit: heldTeams.limit })}
        </span>
        {left !== null && <span>{t("transfer.deadlineIn", { left })}</span>}
        {app.pace_ms > 0 && <span>{t("transfer.pace", { seconds: app.pace_ms / 1000, app: app.name })}</span>}
      </p>
      {replacedCount > 0 && (
        <p className={classes["warn"]}>
          {t("transfer.replaces", { n: replacedCount, all: heldTeams.teams.length, app: app.name })}
        </p>
      )}
      {share < count && (
        <p className={classes["warn"]}>{t("transfer.several.gets", { n: share, all: count })}</p>
      )}
    </>
  );
};
