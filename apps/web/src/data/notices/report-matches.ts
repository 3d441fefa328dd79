import { changeAgreement, readAgreement } from "./agreement.ts";
import { noticeCalls } from "./notice-calls.ts";
import { watchedMatches } from "./watched-matches.ts";

/** Tells the server the matches of this device when the account agreed to that, and only what changed. */
export const reportMatches = async (account: string): Promise<void> => {
  const { matches: agreedMatches, players, sent } = readAgreement(account);
  if (!agreedMatches && sent === "") return;
  const matches = agreedMatches ? await watchedMatches({ players, now: Date.now() }) : [];
  const text = JSON.stringify(matches);
  if (text === sent) return;
  const result = await noticeCalls.watch({ body: { matches } });
  if (result.ok) changeAgreement(account, { sent: agreedMatches ? text : "" });
};
