import { EVENTS_KEPT } from "@teamwright/contract";
import { expect, test } from "vitest";
import { createEventLog } from "./event-log.ts";

const event = (name: string) => `event: ${name}\ndata: {}\n\n`;
const idIn = (text: string) => /^id: (.*)$/m.exec(text)![1]!;
const namesIn = (texts: readonly string[] | null) => texts?.map((text) => /^event: (.*)$/m.exec(text)![1]);

test("a client continues after its last event, with what is for it and nobody else", () => {
  const log = createEventLog(() => 0);
  const start = log.last();
  const first = idIn(log.add(event("a"), null));
  log.add(event("mine"), new Set(["me"]));
  log.add(event("b"), null);
  log.add(event("a"), null);
  expect(namesIn(log.after(start, "me"))).toEqual(["mine", "b", "a"]);
  expect(namesIn(log.after(first, undefined))).toEqual(["b", "a"]);
  expect(namesIn(log.after(first, "somebody else"))).toEqual(["b", "a"]);
  expect(log.after(log.last(), "me")).toEqual([]);
});

test("what is not known any more is said: too old, another start, nonsense", () => {
  let time = 0;
  const log = createEventLog(() => time);
  const first = idIn(log.add(event("a"), null));
  const second = idIn(log.add(event("b"), null));
  time = EVENTS_KEPT + 1;
  log.add(event("c"), null);
  expect(log.after(first, undefined)).toBeNull();
  expect(namesIn(log.after(second, undefined))).toEqual(["c"]);
  const other = createEventLog(() => 0);
  for (const id of [other.last(), "", "x", `${first}0000`, `${first.split("-")[0]}-`, `${first}.5`])
    expect(log.after(id, undefined), id).toBeNull();
});
