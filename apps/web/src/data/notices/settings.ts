import type { CallResult, NoticeKind, NoticeSettings } from "@teamwright/contract";
import { queryClient } from "../api/query-client.ts";
import { agreeTo } from "./agreement.ts";
import { noticeCalls, noticeSettingsQuery } from "./notice-calls.ts";
import { pushPermission, subscribe } from "./push.ts";
import { reportMatches } from "./report-matches.ts";

type Change = {
  readonly kinds?: Partial<Record<NoticeKind, boolean>>;
  readonly quiet?: NoticeSettings["quiet"];
};

/** The device's own zone, in which its user reads times. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores a choice for the account, and tells the server what it may know now, or no longer. */
export const changeSettings = async (account: string, change: Change): Promise<CallResult<unknown>> => {
  const { data: before } = await queryClient.ensureQueryData(noticeSettingsQuery);
  const body = { quiet: before.quiet, timeZone: ownTimeZone(), kinds: {}, ...change };
  const result = await noticeCalls.change({ body });
  if (!result.ok) return result;
  agreeTo(account, result.data.data);
  queryClient.setQueryData(
    noticeSettingsQuery.queryKey,
    (shown) => shown && { ...shown, data: result.data.data },
  );
  await reportMatches(account);
  return result;
};

export type TurnedOn = "on" | "denied" | "failed";

/** Asks for the permission, on a tap of the user, and subscribes this browser. */
export const turnOnPush = async (account: string): Promise<TurnedOn> => {
  if (pushPermission() === "unsupported") return "failed";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const settings = await queryClient.fetchQuery(noticeSettingsQuery).catch(() => null);
  if (settings === null || !(await subscribe(account, settings.publicKey))) return "failed";
  await queryClient.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey });
  return "on";
};

/** What the offer switches on: news of the own matches. Players need the user's own switch. */
export const OFFERED = { lineups: true, deadline: true, results: true } as const;
