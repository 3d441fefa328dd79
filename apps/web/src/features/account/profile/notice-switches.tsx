import { noticeKinds } from "@teamwright/contract/resources/notices";
import { HOUR_MINUTES } from "@teamwright/domain/durations";
import { NativeSelect } from "#ui/native-select.tsx";
import type { NoticeSettings } from "@teamwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { webhooksQuery } from "#data/api/webhooks.ts";
import { noticeSettingsQuery } from "#data/notices/notice-calls.ts";
import { pushPermission, unsubscribe } from "#data/notices/push.ts";
import { changeSettings, ownTimeZone, turnOnNotices } from "#data/notices/settings.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { toast } from "#ui/toast.ts";
import { NotLoaded } from "./not-loaded.tsx";
import classes from "./profile-page.module.css";

/** 22:00 to 07:00. */
const USUAL_QUIET = { from: 22 * HOUR_MINUTES, to: 7 * HOUR_MINUTES };
const times = Array.from({ length: 48 }, (_, half) => half * 30);

const clock = (minute: number): string =>
  `${String(Math.floor(minute / HOUR_MINUTES)).padStart(2, "0")}:${String(minute % HOUR_MINUTES).padStart(2, "0")}`;

type QuietProps = {
  readonly quiet: NonNullable<NoticeSettings["quiet"]>;
  readonly onChange: (quiet: NonNullable<NoticeSettings["quiet"]>) => void;
};

const QuietTimes = ({ quiet, onChange }: QuietProps) => (
  <div className={classes["quiet"]}>
    {(["from", "to"] as const).map((end) => (
      <NativeSelect
        key={end}
        label={t(end === "from" ? "notices.quietFrom" : "notices.quietTo")}
        value={quiet[end]}
        data={times.map((minute) => ({ value: String(minute), label: clock(minute) }))}
        onChange={(event) => {
          onChange({ ...quiet, [end]: Number(event.currentTarget.value) });
        }}
      />
    ))}
  </div>
);

type DeviceProps = { readonly account: string; readonly subscribed: boolean; readonly onChange: () => void };

/** Whether notices come to this browser. */
const ThisDevice = ({ account, subscribed, onChange }: DeviceProps) => {
  const [busy, setBusy] = useState(false);
  const permission = pushPermission();
  if (permission === "unsupported") return <p className={classes["none"]}>{t("notices.notSupported")}</p>;
  const change = async (on: boolean): Promise<void> => {
    setBusy(true);
    const outcome = on ? await turnOnNotices(account) : await unsubscribe(account);
    setBusy(false);
    if (typeof outcome === "object") toast.error(outcome.message);
    if (outcome === "denied") toast.info(t("notices.denied"));
    if (outcome === "failed") toast.error(t("notices.subscribeFailed"));
    onChange();
  };
  return (
    <SwitchRow
      label={t("notices.onThisDevice")}
      hint={permission === "denied" ? t("notices.denied") : t("notices.onThisDeviceHint")}
      checked={subscribed && permission === "granted"}
      disabled={busy || permission === "denied"}
      onChange={(on) => void change(on)}
    />
  );
};

/** What the account wants to hear, when, and whether on this device. */
export const NoticeSwitches = ({ account }: { readonly account: string }) => {
  const { data, refetch, fetchStatus } = useQuery(noticeSettingsQuery);
  const { data: webhooks = [] } = useQuery(webhooksQuery);
  if (!data) return <NotLoaded loading={fetchStatus === "fetching"} />;
  // Few people know what a webhook is.
  const shownKinds = noticeKinds.filter((kind) => kind !== "webhookPaused" || webhooks.length > 0);
  const { kinds, quiet } = data.data;
  const change = async (next: Parameters<typeof changeSettings>[1]): Promise<void> => {
    const result = await changeSettings(account, next);
    if (!result.ok) toast.error(t("notices.notSaved"));
  };
  return (
    <Card>
      <ThisDevice account={account} subscribed={data.subscribed} onChange={() => void refetch()} />
      {shownKinds.map((kind) => (
        <SwitchRow
          key={kind}
          label={t(`notices.${kind}`)}
          hint={t(`notices.${kind}Hint`)}
          checked={kinds[kind]}
          onChange={(on) => void change({ kinds: { [kind]: on } })}
        />
      ))}
      <SwitchRow
        label={t("notices.quiet")}
        hint={t("notices.quietHint", { zone: ownTimeZone() })}
        checked={quiet !== null}
        onChange={(on) => void change({ quiet: on ? USUAL_QUIET : null })}
      />
      {quiet && <QuietTimes quiet={quiet} onChange={(next) => void change({ quiet: next })} />}
    </Card>
  );
};
