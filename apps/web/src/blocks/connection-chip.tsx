import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { useReplySince } from "#lib/reply-age.ts";
import type { AgingData } from "#lib/reply-age.ts";
import { clockOffset, useServerSeconds } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";
import classes from "./connection-chip.module.css";

type ConnectionChipProps = {
  readonly online: boolean;
  /** When the data on the screen was fetched, milliseconds; null when there is none. */
  readonly dataTime: number | null;
  /** The built application is installed on the device. */
  readonly offlineReady?: boolean;
};

const useAge = (time: number): string => ageOf(useServerSeconds() * 1000 - clockOffset() - time);

const Age = ({ time }: { readonly time: number }) => {
  const age = useAge(time);
  return (
    <>
      <span aria-hidden="true">· {age}</span>
      <span className="visually-hidden">{t("shell.updated", { age })}</span>
    </>
  );
};

const Updated = ({ time }: { readonly time: number }) => {
  const age = useAge(time);
  return (
    <Chip tone="warn">
      <span role="status">{t("shell.updated", { age })}</span>
    </Chip>
  );
};

/** The age of the data while the server answers from memory: it may have changed since. Otherwise nothing. */
export const OldData = ({ data }: { readonly data: AgingData }) => {
  const since = useReplySince(data);
  return since === null ? null : (
    <div className={classes["old"]}>
      <Updated time={since} />
    </div>
  );
};

/** "Offline" with the age of the data, the age alone where the server cannot read it anew, or "Offline ready". */
export const ConnectionChip = ({ online, dataTime, offlineReady = false }: ConnectionChipProps) => {
  const since = useReplySince("matches");
  if (online && since !== null) return <Updated time={since} />;
  if (online) return offlineReady ? <Chip tone="ok">{t("shell.offlineReady")}</Chip> : null;
  return (
    <Chip tone="warn">
      <span role="status">{t("shell.offline")}</span>
      {dataTime !== null && <Age time={dataTime} />}
    </Chip>
  );
};
