import { succeed } from "@teamwright/domain";
import { z } from "zod";
import type { SourceMatch } from "../source.ts";
import { kindOf, matchId, playerId } from "./cricket-fixture.ts";
import { readResponse } from "./envelope.ts";
import { creditsOf, looseFlag, looseId, looseList, looseNumber, loosePicture, looseText } from "./loose.ts";

const squadPlayer = z.object({
  pid: looseId,
  title: looseText.pipe(z.string().min(1)),
  playing_role: looseText,
  fantasy_player_rating: looseNumber,
  logo_url: loosePicture,
});
const squads = z.object({
  squads: looseList(
    z.object({
      team_id: looseId,
      team: z.object({ sex: looseText }).catch({ sex: "" }),
      players: looseList(squadPlayer),
      last_match_played: looseList(z.object({ player_id: looseId })),
    }),
  ),
});

export function readSquads(body: unknown, match: SourceMatch) {
  const read = readResponse(squads, body);
  if (!read.ok) return read;
  const { details, externalId } = match;
  const side = (id: string | undefined, name: string | undefined) => {
    const squad = read.value.squads.find(({ team_id }) => team_id === id);
    if (squad === undefined || squad.players.length === 0) return { name };
    const last = new Set(squad.last_match_played.map(({ player_id }) => player_id));
    return {
      name,
      players: squad.players.map((player) => {
        const credits = creditsOf(player.fantasy_player_rating);
        return {
          id: playerId(player.pid),
          name: player.title,
          ...(player.playing_role === "" ? {} : { role: player.playing_role }),
          ...(credits === undefined ? {} : { credits }),
          ...(player.logo_url === "" ? {} : { image: player.logo_url }),
          ...(last.size === 0 ? {} : { last_play: last.has(player.pid) }),
        };
      }),
    };
  };
  const sides = {
    left: side(details["left"], details["leftName"]),
    right: side(details["right"], details["rightName"]),
  };
  if (!("players" in sides.left) && !("players" in sides.right)) return succeed({ seen: [], documents: [] });
  const sex = read.value.squads.map(({ team }) => team.sex).find((each) => each !== "");
  const gender = sex === "male" ? "men" : sex === "female" ? "women" : undefined;
  const knownDetails = gender === undefined ? details : { ...details, gender };
  return succeed({
    seen: gender === undefined ? [] : [{ externalId, details: { gender } }],
    documents: [{ id: matchId(externalId), sport: "cricket", ...kindOf(knownDetails), ...sides }],
  });
}

const lineupSide = z.object({
  team_id: looseId,
  squads: looseList(
    z.object({
      player_id: looseId,
      name: looseText,
      playing11: looseFlag,
      substitute: looseFlag,
    }),
  ),
});
const lineups = z.object({ teama: lineupSide, teamb: lineupSide });
const STARTERS = 11;

/** Line-ups that a reply does not name stay: vendors answer without them at times, and announced stays announced. */
export function readLineups(body: unknown, { details, externalId }: SourceMatch) {
  const read = readResponse(lineups, body);
  if (!read.ok) return read;
  const { teama, teamb } = read.value;
  const side = (id: string | undefined, name: string | undefined) => {
    // A vendor's reply may be of another match, of whose teams neither is ours.
    const players = [teama, teamb].find(({ team_id }) => team_id === id)?.squads ?? [];
    const playing = players.filter(({ playing11 }) => playing11);
    if (playing.length === 0) return null;
    return {
      name,
      lineup: playing.map(({ player_id }) => playerId(player_id)),
      players: players.map((player) => ({
        id: playerId(player.player_id),
        ...(player.name === "" ? {} : { name: player.name }),
        playing: player.playing11,
        availability: player.playing11 ? "announced" : player.substitute ? "substitute" : "unavailable",
      })),
    };
  };
  const left = side(details["left"], details["leftName"]);
  const right = side(details["right"], details["rightName"]);
  if (left === null && right === null) return succeed({ seen: [], documents: [] });
  const lineupsOut = [left, right].every((each) => (each?.lineup.length ?? 0) >= STARTERS);
  return succeed({
    seen: [{ externalId, lineupsOut }],
    documents: [
      {
        id: matchId(externalId),
        sport: "cricket",
        partial: true,
        left: left ?? { name: details["leftName"] },
        right: right ?? { name: details["rightName"] },
      },
    ],
  });
}
