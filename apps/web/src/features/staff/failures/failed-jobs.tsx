import { jobNames, type FailedJob, type JobName } from "@teamwright/contract/resources/failures";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import type { Column } from "#ui/data-table.tsx";
import { FailedList } from "./failed-list.tsx";
import { FailureActs } from "./failure-acts.tsx";
import { acts, readJobs } from "./failure-calls.ts";
import classes from "./failures.module.css";

const isKnown = (name: string): name is JobName => (jobNames as readonly string[]).includes(name);
const jobWords = (name: string): string => (isKnown(name) ? t(`failures.job.${name}`) : name);

const columns = (): readonly Column<FailedJob>[] => [
  { key: "job", label: t("failures.what"), heading: true, cell: ({ name }) => jobWords(name) },
  {
    key: "when",
    label: t("failures.when"),
    cell: ({ failedAt }) => <time dateTime={failedAt}>{formatInstant(failedAt)}</time>,
  },
  {
    key: "often",
    label: t("failures.howOften"),
    cell: ({ failures: n, attempts, firstFailedAt }) => (
      <span className={classes["cell"]}>
        {t("failures.attempts", { n: attempts })}
        {n > 1 && (
          <span className={classes["small"]}>
            {t("failures.times", { n, time: formatInstant(firstFailedAt) })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: "why",
    label: t("failures.why"),
    cell: ({ problem, id }) => (
      <span className={classes["cell"]}>
        {t("failures.problem", { problem })}
        <span className={`${classes["small"]} ${classes["id"]}`}>{t("failures.inLog", { id })}</span>
      </span>
    ),
  },
  {
    key: "acts",
    label: t("failures.acts"),
    cell: ({ id, name, known }) => (
      <FailureActs
        id={id}
        subject={jobWords(name)}
        again={{
          label: t("failures.tryAgain"),
          act: acts.retryJob,
          refusal: known ? null : t("failures.unknownJob"),
        }}
        dismiss={{ act: acts.dismissJob, detail: t("failures.dismissJob") }}
      />
    ),
  },
];

/** Background jobs that failed for good. */
export const FailedJobs = () => (
  <FailedList
    kind="jobs"
    label={t("failures.jobs")}
    none={t("failures.noJobs")}
    read={readJobs}
    columns={columns()}
  />
);
