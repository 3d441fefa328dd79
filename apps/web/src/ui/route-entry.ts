import type { ComponentType } from "react";
import type { Area, TextKey } from "#i18n/translate.ts";
import type { PathName } from "#lib/paths.ts";
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
  /** Areas of the catalogue that the screen uses, besides those of the shell. Loaded together with its code. */
  readonly areas?: readonly Area[];
  readonly load: () => Promise<ComponentType>;
};

/**
 * The module of each screen of a feature, relative to its routes.ts. The build reads it to determine the files of a
 * screen's first load, and fails for one that `load` does not import. Separate from the entries, because the browser
 * does not need it.
 */
export type ScreenFiles = Readonly<Partial<Record<PathName, string>>>;
