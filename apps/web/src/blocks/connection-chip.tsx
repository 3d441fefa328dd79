import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { clockOffset, useServerSeconds } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";

type ConnectionChipProps = {
  readonly online: boolean;
  /** When the data on the screen was fetched, milliseconds; null when there is none. */
  readonly dataTime: number | null;
  /** The built application is installed on the device. */
  readonly offlineReady?: boolean;
};

const Age = ({ time }: { readonly time: number }) => {
  const age = ageOf(useServerSeconds() * 1000 - clockOffset() - time);
  return (
    <>
      <span aria-hidden="true">· {age}</span>
      <span className="visually-hidden">{t("shell.updated", { age })}</span>
    </>
  );
};

/** "Offline" with the age of the data, or "Offline ready". */
export const ConnectionChip = ({ online, dataTime, offlineReady = false }: ConnectionChipProps) => {
  if (online) return offlineReady ? <Chip tone="ok">{t("shell.offlineReady")}</Chip> : null;
  return (
    <Chip tone="warn">
      <span role="status">{t("shell.offline")}</span>
      {dataTime !== null && <Age time={dataTime} />}
    </Chip>
  );
};
