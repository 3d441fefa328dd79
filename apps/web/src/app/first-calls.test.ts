import { contract, urlOf } from "@teamwright/contract";
import { expect, test } from "vitest";
import { firstCalls } from "./first-calls.ts";

const at = (address: string) => new URL(address, "https://teamwright.example");

test("the early calls are the contract's, as its client would write them", () => {
  const bootstrap = urlOf(contract.bootstrap, {});
  const list = urlOf(contract.promotions.list, {});
  const matches = (sport: string) => urlOf(contract.matches.list, { params: { sport } });
  const status = urlOf(contract.plans.status, { params: { id: "an id" } });
  const match = urlOf(contract.matches.get, { params: { id: "a:b" } });
  expect(firstCalls(at("/"), null)).toEqual([bootstrap, list, matches("cricket")]);
  expect(firstCalls(at("/?sport=kabaddi"), "an id")).toEqual([bootstrap, list, matches("kabaddi"), status]);
  expect(firstCalls(at("/?sport=chess"), null)).toContain(matches("cricket"));
  expect(firstCalls(at("/match/a:b"), "an id")).toEqual([bootstrap, status, match]);
  expect(firstCalls(at("/match/a%3Ab/"), "an id")).toContain(match);
});

test("a match is asked for only by who is signed in, and only at its own address", () => {
  expect(firstCalls(at("/match/a"), null)).toEqual(["/api/bootstrap"]);
  for (const address of ["/match", "/match/a/b", "/match/%E0%A4%A", "/display/a/1/9/9"])
    expect(firstCalls(at(address), "id"), address).toEqual(["/api/bootstrap", "/api/plan/status/id"]);
});
