import { customerPowers } from "@teamwright/contract";
import type { Power, SecondFactorStatus } from "@teamwright/contract";
import type { StaffSecondFactor } from "#env/env.ts";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Session } from "#http/session.ts";
import type { Account } from "../accounts/public.ts";

/** What an account has, and what its session has proved. */
interface Factors {
  readonly proven: boolean;
  readonly hasCodes: boolean;
  readonly hasPasskey: boolean;
}

/** From when on accounts of this role need a second factor; null: they do not. */
export const requiredFrom = (role: Account["role"], setting: StaffSecondFactor): Date | null =>
  role === "customer" || setting === "warn" ? null : setting === "required" ? new Date(0) : setting;

/**
 * What a session must do before its account's powers count. A passkey alone asks nothing of an account that needs no
 * second factor: customers add passkeys to sign in sooner.
 */
export function needOf(
  role: Account["role"],
  { proven, hasCodes, hasPasskey }: Factors,
  setting: StaffSecondFactor,
  now: number,
): SecondFactorStatus["needs"] {
  if (proven) return null;
  if (hasCodes) return "code";
  const from = requiredFrom(role, setting);
  if (from === null || from.getTime() > now) return null;
  return hasPasskey ? "code" : "setup";
}

/** The powers that count, and those that wait for the second factor. */
export function dividePowers(powers: ReadonlySet<Power>, needs: SecondFactorStatus["needs"]) {
  const none: ReadonlySet<Power> = new Set();
  if (needs === null) return { powers, withheld: none };
  const isCustomers = (power: Power) => customerPowers.includes(power);
  return {
    powers: new Set([...powers].filter(isCustomers)),
    withheld: new Set([...powers].filter((power) => !isCustomers(power))),
  };
}

/**
 * What opens an account (codes, passkeys) is changed only by a session that has proved the second factor: who knows the
 * password alone must not replace it.
 */
export const refuseUnproven = ({ needs }: Session): RefusedAnswer | null =>
  needs === "code" ? refused("second_factor_required") : null;
