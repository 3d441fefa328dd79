import type { ComponentType } from "react";
import type { Text } from "../i18n/text.ts";
import type { StaffPower } from "../lib/staff-powers.ts";

/**
 * Who may open a screen. "open": everybody; "login": a signed-in user, others go to /login;
 * "plan": a signed-in user with a plan, others go to /login or /plandata.
 */
export type RouteAccess = "open" | "login" | "plan";

/** One screen of a feature. The page's code is loaded when the route is first opened. */
export type RouteEntry = {
  readonly path: string;
  /** The document's title, without the product's name. */
  readonly title: (text: Text) => string;
  readonly access: RouteAccess;
  /** Staff screens: who holds none of these is sent to /. The server checks every call by itself. */
  readonly staff?: readonly StaffPower[];
  /** Top-level screens show the bottom bar on a phone; steps of a flow use the page's footer instead. */
  readonly bar?: boolean;
  /** A step of the way from a match to its teams: its title stands in the content, under the match. */
  readonly step?: boolean;
  readonly load: () => Promise<ComponentType>;
};
