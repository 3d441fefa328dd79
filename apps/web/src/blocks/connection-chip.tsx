import { ageOf } from "../lib/age.ts";
import { clockOffset, useServerSeconds } from "../lib/server-clock.ts";
import { useText } from "../i18n/text.ts";
import { Chip } from "../ui/chip.tsx";

type ConnectionChipProps = {
  readonly online: boolean;
  /** When the data on the screen came, milliseconds; null when there is none. */
  readonly dataTime: number | null;
  /** The built application lies on the device. */
  readonly offlineReady?: boolean;
};

const Age = ({ time }: { readonly time: number }) => {
  const { shell } = useText();
  const age = ageOf(useServerSeconds() * 1000 - clockOffset() - time);
  return (
    <>
      <span aria-hidden="true">· {age}</span>
      <span className="visually-hidden">{shell.updated(age)}</span>
    </>
  );
};

/** "Offline" with the age of what is shown, or "Offline ready". */
export const ConnectionChip = ({ online, dataTime, offlineReady = false }: ConnectionChipProps) => {
  const { shell } = useText();
  if (online) return offlineReady ? <Chip tone="ok">{shell.offlineReady}</Chip> : null;
  return (
    <Chip tone="warn">
      <span role="status">{shell.offline}</span>
      {dataTime !== null && <Age time={dataTime} />}
    </Chip>
  );
};
