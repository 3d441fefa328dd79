import { sportByIndex } from "@teamwright/domain";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { isFullTeam } from "#data/transfer/full-team.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import { TeamLink } from "./team-link.tsx";

const team = (players: number): TransferTeam => ({
  number: 1,
  players: Array.from({ length: players }, (_, index) => index),
  captain: 0,
  viceCaptain: 1,
});

const renderLink = (one: TransferTeam, links: ReadonlyMap<string, string> = new Map(), isClosed = false) =>
  renderToStaticMarkup(
    createElement(TeamLink, {
      team: one,
      linking: { links, isFull: isFullTeam(0), isClosed, create: async () => null },
    }),
  );

describe("the links under a team", () => {
  it("are offered for a full team only", () => {
    expect(renderLink(team(11))).toContain("Copy To Dream11");
    for (const players of [0, 10, 12]) expect(renderLink(team(players))).not.toContain("<button");
  });

  it("stay away from a team without all its players, although a link is stored", () => {
    const knownLink = (one: TransferTeam) =>
      renderLink(one, new Map([[linkKeyOf(one), "https://app.example/1"]]));
    expect(knownLink(team(11))).toContain("Transfer To Dream11");
    expect(knownLink(team(10))).not.toContain("<button");
  });

  it("are made anew where the stored text is no address", () => {
    for (const text of ["%", "javascript%3Aalert(1)", "http%3A%2F%2Fplain.example"]) {
      const html = renderLink(team(11), new Map([[linkKeyOf(team(11)), text]]));
      expect(html).toContain("Copy To Dream11");
      expect(html).not.toContain("Transfer To Dream11");
    }
  });

  it("make no team's way to the app after the start of the match, and say why", () => {
    const without = renderLink(team(11), new Map(), true);
    expect(without).toContain("The deadline has passed");
    expect(without).not.toContain("<button");
    const linkedCard = renderLink(team(11), new Map([[linkKeyOf(team(11)), "https://app.example/1"]]), true);
    expect(linkedCard).toContain("The deadline has passed");
    expect(linkedCard).toContain("Copy Link");
    expect(linkedCard).not.toContain("Transfer To Dream11");
  });

  it("counts a full team by the sport", () => {
    for (const sport of [0, 1, 2, 3] as const)
      expect(isFullTeam(sport)(team(sportByIndex(sport).teamSize))).toBe(true);
    expect(isFullTeam(2)(team(11))).toBe(false);
  });
});
