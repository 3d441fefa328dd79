import { deviceKinds } from "@teamwright/contract/resources/notices";
import type { CallResult, NoticeKind, NoticeSettings } from "@teamwright/contract";
import { queryClient } from "../api/query-client.ts";
import { agreeTo } from "./agreement.ts";
import { noticeCalls, noticeSettingsQuery } from "./notice-calls.ts";
import { pushPermission, subscribe } from "./push.ts";
import { reportMatches } from "./report-matches.ts";

type NoticeSettingsChange = {
  readonly kinds?: Partial<Record<NoticeKind, boolean>>;
  readonly quiet?: NoticeSettings["quiet"];
};

/** The device's own zone, in which its user reads times. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores a choice for the account, and tells the server what it may know now, or no longer. */
export const changeSettings = async (
  account: string,
  change: NoticeSettingsChange,
): Promise<CallResult<unknown>> => {
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

type PushAnswer = "on" | "denied" | "failed";

/** Asks for the permission, on a tap of the user, and subscribes this browser. */
const turnOnPush = async (account: string): Promise<PushAnswer> => {
  if (pushPermission() === "unsupported") return "failed";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const settings = await queryClient.fetchQuery(noticeSettingsQuery).catch(() => null);
  if (settings === null || !(await subscribe(account, settings.publicKey))) return "failed";
  await queryClient.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey });
  return "on";
};

/** What matters most to who agrees to notices: news of the own matches and of their players. */
const FIRST = { lineups: true, playersOut: true, deadline: true, results: true } as const;

/**
 * Subscribes this browser, and switches on what matters most where the account wants nothing of its matches yet. A text
 * is the message of a failure of the latter.
 */
export const turnOnNotices = async (account: string): Promise<PushAnswer | { readonly message: string }> => {
  // The permission first: the browser asks only during the tap.
  const outcome = await turnOnPush(account);
  if (outcome === "denied") return outcome;
  const { data: settings } = await queryClient.ensureQueryData(noticeSettingsQuery);
  if (deviceKinds.some((kind) => settings.kinds[kind])) {
    // Chosen on another device, or here before a sign-out: this device reports its matches too.
    agreeTo(account, settings);
    await reportMatches(account);
    return outcome;
  }
  const savedSettings = await changeSettings(account, { kinds: FIRST });
  return savedSettings.ok ? outcome : { message: savedSettings.message };
};
