import { auth as authEndpoints } from "@teamwright/contract/resources/auth";
import { notices as noticeEndpoints } from "@teamwright/contract/resources/notices";
import { DAY_MINUTES } from "@teamwright/domain/durations";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { everyKind } from "../../apps/server/src/modules/notices/testing/every-kind.ts";
import type { TestBrowser } from "../../apps/server/src/modules/notices/testing/push-service.ts";
import type { BellCall, BellState } from "./bell-state.ts";
import { TOLD_MATCH } from "./told-match.ts";

const { auth, notices } = apiOf({ auth: authEndpoints, notices: noticeEndpoints });
/** Minutes around now in which nothing is pushed: no clock of a script is wrong by so many of the same day. */
const QUIET = 300;

const statusOf = (result: { readonly ok: boolean; readonly status?: number }): number =>
  result.ok ? 200 : (result.status ?? 0);

/** Quiet hours are around now. */
function settingsOf({ off, quiet }: BellState["wishes"][string]) {
  const now = new Date();
  const minute = 60 * now.getUTCHours() + now.getUTCMinutes();
  const at = (minutes: number): number => (minute + minutes + DAY_MINUTES) % DAY_MINUTES;
  const kinds = { ...everyKind, ...Object.fromEntries(off.map((kind) => [kind, false])) };
  return { kinds, quiet: quiet ? { from: at(-QUIET), to: at(QUIET) } : null, timeZone: "UTC" };
}

/** Makes the call in the current browser. The status of its reply; 0 without one. */
export async function callServer(call: BellCall, browsers: readonly TestBrowser[]): Promise<number> {
  switch (call.what) {
    case "watch": {
      const watch = { ...call.watch, matchId: TOLD_MATCH, players: [...call.watch.players] };
      return statusOf(await notices.watch({ body: { matches: [watch] } }));
    }
    case "settings":
      return statusOf(await notices.change({ body: settingsOf(call.wishes) }));
    case "subscribe": {
      const browser = browsers.find(({ subscription }) => subscription.endpoint === call.endpoint)!;
      return statusOf(await notices.subscribe({ body: browser.subscription }));
    }
    case "unsubscribe":
      return statusOf(await notices.unsubscribe({}));
    case "sign out":
      return statusOf(await auth.logout({}));
    case "sign in":
      return 200;
  }
}
