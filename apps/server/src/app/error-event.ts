import type { Event, Exception, StackParser } from "@sentry/core";
import type { ErrorPlace } from "#tracing/error-reports.ts";

/** A cause of a cause of a cause. */
const DEEPEST = 5;
/** A system's or PostgreSQL's: ECONNRESET, 23505. */
const CODE = /^[A-Z0-9_]{2,40}$/;
const ROOT = decodeURI(new URL("../../../../", import.meta.url).pathname);

/** The lines of the stack that are places in the code. The message stands before them and may look like one. */
function placesOf({ stack = "", message }: Error): string {
  const start = message === "" ? -1 : stack.indexOf(message);
  const rest = start === -1 ? stack : stack.slice(start + message.length);
  return rest
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
}

function exceptionOf(error: unknown, parseStack: StackParser): Exception {
  if (!(error instanceof Error)) return { type: typeof error, value: "" };
  const code = "code" in error ? String(error.code) : "";
  const frames = parseStack(placesOf(error)).map(({ filename = "", ...frame }) => ({
    ...frame,
    // Where the installation is says something of the machine.
    filename: filename.replace(ROOT, "app:///"),
  }));
  return { type: error.name, value: CODE.test(code) ? code : "", stacktrace: { frames } };
}

/**
 * An error as a collector takes it: its name, code and stack, and those of its causes, the innermost first. No message:
 * it may hold values of people. The log has it under the same id.
 */
export function errorEvent(error: unknown, { name, id }: ErrorPlace, parseStack: StackParser): Event {
  const values: Exception[] = [];
  let each = error;
  do {
    values.unshift(exceptionOf(each, parseStack));
    each = each instanceof Error ? each.cause : undefined;
  } while (each instanceof Error && values.length < DEEPEST);
  return {
    level: "error",
    platform: "node",
    transaction: name,
    exception: { values },
    ...(id === undefined ? {} : { tags: { id } }),
  };
}
