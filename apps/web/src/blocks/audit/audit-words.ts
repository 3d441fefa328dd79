// What the server writes as `action`: the name of the call that did it, or of the command.
const sentences: Readonly<Record<string, string>> = {
  "auth.login": "Signed in",
  "auth.loginByLink": "Signed in by link",
  "auth.logout": "Signed out",
  "auth.changePassword": "Changed name, e-mail or password",
  "auth.register": "Registered the user",
  "auth.registerPrime": "Created a prime account",
  "auth.block": "Blocked the user",
  "auth.unblock": "Unblocked the user",
  "auth.removeLimit": "Removed the login limit",
  "session.end": "Ended a session",
  "plan.add": "Added a plan",
  "plan.remove": "Removed the plan",
  "primePlan.add": "Added a prime plan",
  "primePlan.remove": "Removed the prime plan",
  "groupOwner.create": "Gave group owner access",
  "groupOwner.remove": "Took group owner access away",
  "admin.setPowers": "Changed role or powers",
  "admin.create": "Created a staff account",
  "admin.link": "Made a sign-in link",
  "promotion.create": "Created a promotion",
  "promotion.edit": "Changed a promotion",
  "promotion.delete": "Deleted a promotion",
  "utilityDb.setPromotion": "Switched promotions on or off",
  "utilityDb.setDream11": "Updated the hash value",
  "match.import": "Imported matches",
  "match.override": "Set match values by hand",
  "match.lift": "Lifted match values set by hand",
};

/** The action in words; an unknown one is spelled out: "group.addUser" becomes "Group: add user". */
export const describeAction = (action: string): string => {
  const known = sentences[action];
  if (known !== undefined) return known;
  const [resource = "", verb = ""] = action.split(".");
  const spelled = (word: string): string => word.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  const subject = spelled(resource);
  const head = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  return verb === "" ? head : `${head}: ${spelled(verb)}`;
};

/** The actions to choose from in a filter, by their words. */
export const knownActions: readonly (readonly [action: string, words: string])[] = Object.entries(
  sentences,
).toSorted(([, a], [, b]) => a.localeCompare(b));

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type AuditDetail = { readonly field: string; readonly from: string | null; readonly to: string };

const shown = (value: Json | undefined): string => {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "on" : "off";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldWords = (field: string): string =>
  field
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

/**
 * The details of an entry as lines. `{ before: {...}, after: {...} }` and `{ field: { from, to } }` become
 * before and after of each field; anything else is the field's value.
 */
export const auditDetails = (details: Readonly<Record<string, Json>>): AuditDetail[] => {
  const { before, after, ...rest } = details;
  const fields = new Set([
    ...(isRecord(before) ? Object.keys(before) : []),
    ...(isRecord(after) ? Object.keys(after) : []),
  ]);
  const compared = [...fields].flatMap((field): AuditDetail[] => {
    const from = isRecord(before) ? shown(before[field]) : null;
    const to = isRecord(after) ? shown(after[field]) : "–";
    return from === to ? [] : [{ field: fieldWords(field), from, to }];
  });
  const others = Object.entries(rest).map(([field, value]): AuditDetail => {
    if (isRecord(value) && "to" in value)
      return { field: fieldWords(field), from: shown(value["from"]), to: shown(value["to"]) };
    return { field: fieldWords(field), from: null, to: shown(value) };
  });
  return [...compared, ...others];
};
