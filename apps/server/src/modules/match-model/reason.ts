import type { z } from "zod";

const kinds: ReadonlyMap<string, string> = new Map([
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false (in CSV yes or no)"],
  ["array", "a list"],
  ["object", "an object"],
  ["record", "an object"],
  ["tuple", "a list"],
]);

/** The problem of a value, as a phrase that follows the field's name: "must be a number". For zod's `error` setting. */
export function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== "unrecognized_keys") return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds.get(issue.expected) ?? issue.expected}`;
    case "too_small":
      return amount(issue.origin, "least", issue.minimum);
    case "too_big":
      return amount(issue.origin, "most", issue.maximum);
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return "is not a field of the format";
    default:
      return "is not as the format wants it";
  }
}

function amount(origin: string, bound: "least" | "most", limit: number | bigint): string {
  if (origin === "string" && bound === "least" && Number(limit) === 1) return "must not be empty";
  const unit = origin === "string" ? " characters" : origin === "array" ? " entries" : "";
  return `must ${unit === "" ? "be" : "have"} at ${bound} ${limit}${unit}`;
}
