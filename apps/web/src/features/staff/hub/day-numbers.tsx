import type { AdminNumbers } from "@teamwright/contract";
import type { TextKey } from "#i18n/translate.ts";
import { t } from "#i18n/translate.ts";
import { Link } from "react-router";
import { paths, pathTo } from "#lib/paths.ts";
import classes from "./hub.module.css";

type Figure = {
  readonly label: TextKey;
  readonly count: number;
  /** Where it is handled. */
  readonly to: string;
  readonly state?: unknown;
  /** Names of what is counted. */
  readonly detail?: string;
  /** Waits for action when it is not 0. */
  readonly waits?: true;
};

function figuresOf(numbers: AdminNumbers): readonly Figure[] {
  const { without_lineups: late, failed_jobs: jobs } = numbers;
  const [first] = late;
  return [
    {
      label: "staff.day.withoutLineups",
      count: late.length,
      to: first === undefined ? paths.matchDesk : pathTo("matchDeskMatch", { id: first.id }),
      detail: late.map(({ title }) => title).join(", "),
      waits: true,
    },
    {
      label: "staff.day.questions",
      count: numbers.questions,
      to: `${paths.matchDesk}#attention`,
      waits: true,
    },
    {
      label: "staff.day.silentSources",
      count: numbers.silent_sources.length,
      to: `${paths.matchDesk}#sources`,
      detail: numbers.silent_sources.join(", "),
      waits: true,
    },
    {
      label: "staff.day.failedJobs",
      count: jobs.reduce((total, { count }) => total + count, 0),
      to: `${paths.failures}#jobs`,
      waits: true,
    },
    {
      label: "staff.day.undelivered",
      count: numbers.undelivered_webhooks,
      to: `${paths.failures}#webhooks`,
      waits: true,
    },
    {
      label: "staff.day.endsThisWeek",
      count: numbers.ends_this_week,
      to: paths.users,
      state: { list: "ends_this_week" },
    },
    {
      label: "staff.day.activePlans",
      count: numbers.active_plans,
      to: paths.users,
      state: { list: "active" },
    },
    {
      label: "staff.day.signIns",
      count: numbers.sign_ins,
      to: paths.auditLog,
      state: { action: "auth.login" },
    },
  ];
}

/** The everyday numbers; each leads to where it is handled, and those that wait for action stand out. */
export const DayNumbers = ({ numbers }: { readonly numbers: AdminNumbers }) => (
  <ul role="list" className={classes["figures"]} aria-label={t("staff.day.title")}>
    {figuresOf(numbers).map(({ label, count, to, state, detail, waits }) => (
      <li key={label}>
        <Link
          to={to}
          state={state}
          className={`${classes["figure"]} ${waits && count > 0 ? classes["waits"] : ""}`}
        >
          <b>{count.toLocaleString("en-IN")}</b>
          <span>{t(label)}</span>
          {detail && <small>{detail}</small>}
        </Link>
      </li>
    ))}
  </ul>
);
