import type { ExpertAction } from "./expert-posts.ts";
import type { MemberAction } from "./group-members.ts";
import type { PlanAction } from "./plan-terms.ts";
import type { PrimeAction } from "./prime-posts.ts";
import type { CustomerAction, AccountAction } from "./sign-ins.ts";

/** What a device asks for while others ask for something too. */
export type Act =
  | { readonly kind: "post" | "repair" | "withdraw" }
  | { readonly kind: "prime"; readonly action: PrimeAction }
  | { readonly kind: "expert"; readonly action: ExpertAction }
  | { readonly kind: "member"; readonly action: MemberAction }
  | { readonly kind: "plan"; readonly action: PlanAction }
  | { readonly kind: "sign in"; readonly action: CustomerAction | AccountAction }
  | { readonly kind: "read"; readonly of: "group" | "prime" | "expert" | "members" | "plans" }
  | { readonly kind: "sync" | "turn off" | "join" | "watch" };

const readOf = (of: Extract<Act, { kind: "read" }>["of"]) => ({ kind: "read", of }) as const;
const primeActs = [
  ...(["post", "post", "open", "close", "extend", "withdraw"] as const).map((action) => ({
    kind: "prime" as const,
    action,
  })),
  readOf("prime"),
];
const groupActs = [{ kind: "post" }, { kind: "post" }, { kind: "repair" }, { kind: "withdraw" }] as const;
const expertActs = [
  ...(["post", "edit", "edit", "withdraw"] as const).map((action) => ({ kind: "expert" as const, action })),
  readOf("expert"),
];
const syncActs = [
  ...Array.from({ length: 5 }, () => ({ kind: "sync" as const })),
  { kind: "turn off" },
  { kind: "join" },
  { kind: "join" },
] as const;
const memberActs = [
  ...(["add", "add", "add", "edit", "remove"] as const).map((action) => ({
    kind: "member" as const,
    action,
  })),
  readOf("members"),
];
const planActs = [
  ...(["give", "give", "remove", "remove", "restore"] as const).map((action) => ({
    kind: "plan" as const,
    action,
  })),
  readOf("plans"),
];
const watchActs = [{ kind: "watch" }] as const;
/** What the calls of a race are about, for a device of the owner and for one of another person. */
export interface Theme {
  readonly owner: readonly Act[];
  readonly other: readonly Act[];
}
export const themes: readonly Theme[] = [
  { owner: primeActs, other: [{ kind: "prime", action: "post" }, readOf("prime")] },
  { owner: groupActs, other: [readOf("group")] },
  { owner: expertActs, other: [readOf("expert")] },
  { owner: syncActs, other: syncActs },
  { owner: watchActs, other: watchActs },
];

export const accountThemes: readonly Theme[] = [
  { owner: memberActs, other: [{ kind: "member", action: "leave" }, readOf("members")] },
  { owner: planActs, other: [readOf("plans")] },
];

const signInAct = (action: CustomerAction | AccountAction) => ({ kind: "sign in", action }) as const;
const customerActs = (
  ["login", "login", "login", "login", "link", "logout", "end", "end", "password", "password", "me"] as const
).map(signInAct);
const staffActs = (["block", "unblock", "unblock", "remove limit"] as const).map(signInAct);
export const signInThemes: readonly Theme[] = [
  { owner: [...customerActs, ...staffActs], other: customerActs },
];

/** Whether the feed may change the match beside the calls. */
export const isOfMatch = (theme: Theme): boolean =>
  theme.owner !== syncActs && !accountThemes.includes(theme) && !signInThemes.includes(theme);
