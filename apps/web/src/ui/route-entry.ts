import type { ComponentType } from "react";
import type { TextKey } from "#i18n/translate.ts";
import type { StaffPower } from "#lib/staff-powers.ts";

/**
 * Who may open a screen. "open": everybody; "login": a signed-in user, others are redirected to /login; "plan": a
 * signed-in user with a plan, others are redirected to /login or /plandata.
 */
export type RouteAccess = "open" | "login" | "plan";

/** One screen of a feature. The page's code is loaded when the route is first opened. */
export type RouteEntry = {
  readonly path: string;
  /** The document's title, without the product's name. */
  readonly title: TextKey;
  readonly access: RouteAccess;
  /** Staff screens: accounts with none of these are redirected to /. The server checks every call anyway. */
  readonly staff?: readonly StaffPower[];
  /** Top-level screens show the bottom bar on a phone; steps of a flow use the page's footer instead. */
  readonly bar?: boolean;
  /** A step of the flow from a match to its teams: its title is in the content, under the match. */
  readonly step?: boolean;
  /** The build reads the screen's file from this function: its import must be a literal. */
  readonly load: () => Promise<ComponentType>;
};
