import { LOGIN_LIMIT } from "../../apps/server/src/modules/auth/public.ts";
import type { After } from "./possible-states.ts";

/** The cookies that a browser sends, by the calls that gave them. */
export interface Presented {
  readonly device: number | null;
  readonly session: number | null;
}

/** `label`: no two calls have the same; devices and sessions go by that of the call which made them. */
export type SignInCall =
  | { readonly kind: "block" | "unblock" | "remove limit" }
  | { readonly kind: "new link"; readonly link: number }
  | { readonly kind: "logout"; readonly shown: Presented }
  /** `first`: the call that signed the session in, whose token may be of a later one. */
  | { readonly kind: "end"; readonly first: number }
  | { readonly kind: "login"; readonly label: number; readonly password: number; readonly shown: Presented }
  | { readonly kind: "link"; readonly label: number; readonly link: number; readonly shown: Presented }
  | {
      readonly kind: "password";
      readonly label: number;
      readonly from: number;
      readonly to: number;
      readonly shown: Presented;
    };

/** An account as far as signing in goes. */
export interface SignInState {
  readonly password: number;
  readonly isBlocked: boolean;
  /** A link that nobody has used. */
  readonly link: number | null;
  readonly devices: readonly (readonly [label: number, counts: boolean])[];
  readonly sessions: readonly (readonly [label: number, device: number, first: number])[];
}

type Admission = { readonly label: number; readonly shown: Presented; readonly counts: boolean };

export const isLive = ({ sessions }: SignInState, label: number | null): boolean =>
  sessions.some(([session]) => session === label);

/** Null: the limit of devices is reached. */
function admit(state: SignInState, { label, shown, counts }: Admission): SignInState | null {
  const known = state.devices.some(([device]) => device === shown.device) ? shown.device : null;
  const others = new Set(state.sessions.map(([, device]) => device).filter((device) => device !== known));
  const isNewFull = state.devices.filter(([, counted]) => counted).length >= LOGIN_LIMIT.newDevices;
  if (counts && (others.size >= LOGIN_LIMIT.devicesAtOnce || (known === null && isNewFull))) return null;
  const device = known ?? label;
  const left = state.sessions.filter(([session, at]) => session !== shown.session && at !== device);
  return {
    ...state,
    devices: known === null ? byLabel([...state.devices, [label, counts]]) : state.devices,
    sessions: byLabel([...left, [label, device, label]]),
  };
}

const byLabel = <Row extends readonly [number, ...unknown[]]>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted(([one], [other]) => one - other);

export const afterSignIn: After<SignInState, SignInCall & { readonly started: boolean }> = (state, call) => {
  switch (call.kind) {
    case "block":
      return [{ ...state, isBlocked: true, sessions: [] }, "ok"];
    case "unblock":
      return [{ ...state, isBlocked: false }, "ok"];
    case "remove limit":
      return [{ ...state, devices: state.devices.map(([label]) => [label, false]), sessions: [] }, "ok"];
    case "new link":
      return [{ ...state, link: call.link }, "ok"];
    case "logout":
      return [{ ...state, sessions: state.sessions.filter(([label]) => label !== call.shown.session) }, "ok"];
    case "end": {
      if (!state.sessions.some(([, , first]) => first === call.first)) return [state, "refused"];
      return [{ ...state, sessions: state.sessions.filter(([, , first]) => first !== call.first) }, "ok"];
    }
    case "login": {
      if (state.isBlocked || call.password !== state.password) return [state, "refused"];
      const after = admit(state, { ...call, counts: true });
      return after === null ? [state, "refused"] : [after, "ok"];
    }
    case "link": {
      if (state.isBlocked || call.link !== state.link) return [state, "refused"];
      const after = admit(state, { ...call, counts: false });
      return after === null ? [state, "refused"] : [{ ...after, link: null }, "ok"];
    }
    case "password": {
      const session = state.sessions.find(([label]) => label === call.shown.session);
      if (session === undefined || call.from !== state.password) return [state, "refused"];
      return [{ ...state, password: call.to, sessions: [[call.label, session[1], session[2]]] }, "ok"];
    }
  }
};
