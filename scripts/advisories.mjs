/** Whether a library of the lock file has a known fault, by the registry's advisories (docs/security.md, Times of updates). */
import { execFile } from "node:child_process";

const COMMAND = ["audit", "--json", "--omit=dev", "--package-lock-only"];

/** What is known of the libraries that a release has, a line each; none: nothing is known. Throws where nobody answers. */
export async function knownFaults(folder, environment = process.env) {
  // With faults npm fails, and its output says which.
  const output = await new Promise((resolve) =>
    execFile("npm", COMMAND, { cwd: folder, env: environment }, (_error, stdout) => resolve(stdout)),
  );
  const { vulnerabilities, message } = JSON.parse(output || "{}");
  if (vulnerabilities === undefined)
    throw new Error(
      `The registry's advisories cannot be read: ${message ?? "npm audit says nothing"}. With --skip-advisories the release is made without them.`,
    );
  const causeOf = (cause) => (typeof cause === "string" ? `by ${cause}` : cause.title);
  return Object.values(vulnerabilities).map(
    ({ name, severity, via }) => `${name}: ${severity}, ${via.map(causeOf).join(", ")}`,
  );
}
