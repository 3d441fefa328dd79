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
  const [start] = first.split("-");
  for (const id of [other.last(), "", "x", `${start}-99-0`, `${start}-`, `${first}.5`, `${start}-2`])
    expect(log.after(id, undefined), id).toBeNull();
});

test("a client continues at another instance that was there, and not across a loss of its connection", () => {
  let time = 0;
  const clock = () => time;
  const [one, two] = [createEventLog(clock), createEventLog(clock)];
  time = 20_000;
  const id = one.last();
  // The clocks of instances differ by seconds.
  time = 19_000;
  for (const log of [one, two]) {
    log.add(event("all"), null);
    log.add(event("mine"), new Set(["me"]));
  }
  time = 21_000;
  expect(namesIn(two.after(id, "me"))).toEqual(["all", "mine"]);
  expect(namesIn(two.after(id, "somebody else"))).toEqual(["all"]);
  const late = createEventLog(clock);
  expect(late.after(id, "me")).toBeNull();
  const ownId = two.last();
  two.breakOff();
  for (const each of [id, ownId]) expect(two.after(each, "me")).toBeNull();
  expect(two.after(two.last(), "me")).toEqual([]);
  time += EVENTS_KEPT + 10_000;
  expect(two.after(id, "me")).toBeNull();
});
