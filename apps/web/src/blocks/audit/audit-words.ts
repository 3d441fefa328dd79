// The server's values of `action`: the name of the call, or of the command.
const sentences: Readonly<Record<string, string>> = {
  "auth.login": "Signed in",
  "auth.failed": "A sign-in failed",
  "auth.changePassword": "Changed name, e-mail or password",
  "account.create": "Created a staff account",
  "account.list": "Listed the staff on the command line",
  "backup.write": "Wrote a backup",
  "account.set": "Changed role or powers on the command line",
  "account.link": "Made a sign-in link",
  "account.register": "Registered the user",
  "account.registerPrime": "Created a prime account",
  "account.block": "Blocked the user",
  "account.unblock": "Unblocked the user",
  "account.delete": "Deleted the account",
  "account.removeLimit": "Removed the login limit",
  "account.setPowers": "Changed role or powers",
  "plan.add": "Added a plan",
  "plan.remove": "Removed the plan",
  "primePlan.add": "Added a prime plan",
  "primePlan.remove": "Removed the prime plan",
  "groupOwner.create": "Gave group owner access",
  "groupOwner.remove": "Took group owner access away",
  "promotion.create": "Created a promotion",
  "promotion.edit": "Changed a promotion",
  "promotion.delete": "Deleted a promotion",
  "promotion.switch": "Switched promotions on or off",
  "hashValue.set": "Updated the hash value",
  "match.import": "Imported matches",
  "match.override": "Set match values by hand",
  "match.lift": "Lifted match values set by hand",
  "match.ruleSet": "Selected a scoring rule-set",
  "source.switch": "Switched a source of matches on or off",
  "booking.open": "Opened a prime booking",
  "booking.close": "Closed a prime booking",
  "transferLine.set": "Switched the transfer line",
  "group.create": "Created a prime group",
  "group.addMember": "Added a group member",
  "group.editMember": "Changed a group member",
  "group.removeMember": "Removed a group member",
  "group.leave": "Left a prime group",
  "group.post": "Posted group teams",
  "group.repair": "Repaired group teams",
  "group.remind": "Reminded group members",
};

/** The label of an action; an unknown one is derived: "group.addUser" becomes "Group: add user". */
export const describeAction = (action: string): string => {
  const known = sentences[action];
  if (known !== undefined) return known;
  const [resource = "", verb = ""] = action.split(".");
  const spelled = (word: string): string => word.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  const subject = spelled(resource);
  const head = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  return verb === "" ? head : `${head}: ${spelled(verb)}`;
};

/** The actions of a filter, sorted by their labels. */
export const knownActions: readonly (readonly [action: string, words: string])[] = Object.entries(
  sentences,
).toSorted(([, a], [, b]) => a.localeCompare(b));

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type AuditDetail = { readonly field: string; readonly from: string | null; readonly to: string };

const shown = (value: Json | undefined): string => {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldWords = (field: string): string =>
  field
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

const line = (field: string, from: string | null, to: string): AuditDetail => ({
  field: fieldWords(field),
  from,
  to,
});

/** For two states only the differences; for two single values both values. */
const compared = (before: Json | undefined, after: Json | undefined): AuditDetail[] => {
  if (!isRecord(before) && !isRecord(after))
    return before === undefined && after === undefined ? [] : [line("value", shown(before), shown(after))];
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => line(field, shown(old[field]), shown(now[field])))
    .filter(({ from, to }) => from !== to);
};

/** The changes of a match: each names its player, its field and the values before and after. */
const matchChanges = (changes: readonly Json[]): AuditDetail[] =>
  changes.filter(isRecord).map((change) => ({
    field: `${shown(change["subject"])}, ${fieldWords(String(change["field"]))}`,
    from: shown(change["from"]),
    to: shown(change["to"]),
  }));

/** The details of an entry as lines: changes with the values before and after, and single values unchanged. */
export const auditDetails = (details: Readonly<Record<string, Json>>): AuditDetail[] => {
  const { before, after, changes, ...rest } = details;
  return [
    ...Object.entries(rest).map(([field, value]) => line(field, null, shown(value))),
    ...compared(before, after),
    ...(Array.isArray(changes) ? matchChanges(changes) : []),
  ];
};
