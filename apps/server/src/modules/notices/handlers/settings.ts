import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { vapidKeysOf } from "../push/vapid-keys.ts";
import { isTimeZone } from "../quiet-hours.ts";
import { readSettings, writeSettings } from "../settings.repository.ts";
import { hasSubscription } from "../subscription.repository.ts";

export const getNoticeSettings = handle(contract.notices.settings, async ({ db, deps, session }) => {
  const { publicKey } = await vapidKeysOf(deps);
  const subscribed = await hasSubscription(db, session.id);
  return done("", { data: await readSettings(db, session.accountId), publicKey, subscribed });
});

export const changeNoticeSettings = handle(contract.notices.change, async ({ db, body, session }) => {
  if (!isTimeZone(body.timeZone)) return refused("invalid_input", { field: "timeZone" });
  // Two devices that change different kinds at once: both changes count.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  const before = await readSettings(db, session.accountId);
  const settings = { ...body, kinds: { ...before.kinds, ...body.kinds } };
  await writeSettings(db, session.accountId, settings);
  return done("", { data: settings });
});
