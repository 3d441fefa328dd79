import { once } from "#lib/once.ts";

/** The content of config.json, read once per visit. Rejects when it cannot be read. */
export const configuration = once(async (): Promise<unknown> => {
  const response = await fetch("/config.json", { credentials: "same-origin" });
  return response.json();
});
