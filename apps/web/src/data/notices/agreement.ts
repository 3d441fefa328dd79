import { deviceKinds } from "@teamwright/contract/resources/notices";
import type { NoticeSettings } from "@teamwright/contract";
import { readLocal, writeLocal } from "../records/local-keys.ts";

/**
 * What the account agreed to, kept on the device: without it nothing about matches leaves the device, and a visit asks
 * the server nothing about notices. Signing out deletes it.
 */
export interface Agreement {
  readonly account: string;
  /** The server may know the matches of this device. */
  readonly matches: boolean;
  /** And the hashes of the players of their teams. */
  readonly players: boolean;
  /** This browser is subscribed. */
  readonly push: boolean;
  /** What was last sent, so that nothing is sent twice. */
  readonly sent: string;
  /** When the subscription was last sent, milliseconds. */
  readonly renewed: number;
}

const NONE = { matches: false, players: false, push: false, sent: "", renewed: 0 } as const;

export function readAgreement(account: string): Agreement {
  const stored = readLocal("notices");
  return stored?.account === account ? stored : { ...NONE, account };
}

export const changeAgreement = (account: string, change: Partial<Omit<Agreement, "account">>): void => {
  writeLocal("notices", { ...readAgreement(account), ...change });
};

export const agreeTo = (account: string, { kinds }: NoticeSettings): void => {
  changeAgreement(account, {
    matches: deviceKinds.some((kind) => kinds[kind]),
    players: kinds.playersOut,
  });
};
