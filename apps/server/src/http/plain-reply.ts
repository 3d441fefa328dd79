import { prebuilt } from "./answer.ts";
import type { Prebuilt, Quick, Refused } from "./answer.ts";
import type { Caller } from "./handler.ts";
import { prebuild } from "./payload-cache.ts";
import type { Session } from "./session.ts";

/** Whether a program asks for a payload without its envelope. Browsers, which have cookies, always get the envelope. */
export const wantsPlain = (session: Session | null, caller: Caller): boolean =>
  session !== null &&
  session.key !== null &&
  /application\/json\s*;\s*sealed=no\b/i.test(caller.header("accept") ?? "");

/** Answers with data as it is; its ETag is never that of the same data in an envelope. Null means not found. */
export const plainReply = (data: Promise<object | null>): Quick<Prebuilt | Refused> =>
  prebuilt(
    data.then((found) =>
      found === null
        ? null
        : prebuild(`plain${JSON.stringify(found)}`, { status: "success", message: "", data: found }),
    ),
    "private, no-cache",
  );
