import type { Sport } from "@teamwright/domain";
import { combinationOf } from "#blocks/team/team-view.ts";
import type { TeamPlayer, TeamView } from "#blocks/team/team-view.ts";
import type { SideNames } from "#blocks/team/team-text.ts";
import { initialsOf } from "#ui/picture.tsx";

const WIDTH = 720;
const HEAD = 96;
const ROW = 148;
const FOOT = 20;

/** The theme's colours by their roles, so that the picture matches the screen. */
const themeColour = (role: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim();

type Pen = CanvasRenderingContext2D;
type Spot = readonly [x: number, y: number];

function write(
  pen: Pen,
  text: string,
  [x, y]: Spot,
  look: { font: string; colour: string; align?: CanvasTextAlign },
) {
  pen.font = `${look.font} Inter, system-ui, sans-serif`;
  pen.fillStyle = themeColour(look.colour);
  pen.textAlign = look.align ?? "center";
  pen.fillText(text, x, y);
}

function shape(
  pen: Pen,
  box: { x: number; y: number; width: number; height: number; round: number },
  fill: string,
) {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, box.round);
  pen.fillStyle = themeColour(fill);
  pen.fill();
}

function drawMark(pen: Pen, text: string, [x, y]: Spot, isFilled: boolean) {
  const width = 14 + 11 * text.length;
  shape(pen, { x, y, width, height: 24, round: 12 }, isFilled ? "gold" : "card");
  pen.strokeStyle = themeColour("gold");
  pen.lineWidth = 2;
  pen.stroke();
  write(pen, text, [x + width / 2, y + 17], { font: "800 14px", colour: isFilled ? "card" : "gold" });
}

function drawPlayer(pen: Pen, player: TeamPlayer, [x, y]: Spot) {
  const left = player.side === "left";
  shape(
    pen,
    { x: x - 34, y, width: 68, height: 68, round: left ? 34 : 18 },
    left ? "left-soft" : "right-soft",
  );
  pen.strokeStyle = themeColour(player.side);
  pen.lineWidth = 2;
  pen.stroke();
  write(pen, initialsOf(player.name), [x, y + 42], { font: "700 22px", colour: player.side });
  write(pen, player.shortName, [x, y + 92], { font: "600 19px", colour: "ink" });
  write(pen, player.credits.toFixed(1), [x, y + 114], { font: "500 16px", colour: "ink-2" });
}

/** The team on its ground as a PNG; null where the browser cannot draw. */
export function drawTeam(team: TeamView, sport: Sport, sides: SideNames): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const ground = team.lines.length * ROW + 40;
  canvas.width = WIDTH;
  canvas.height = HEAD + ground + FOOT;
  const pen = canvas.getContext("2d");
  if (pen === null) return Promise.resolve(null);
  shape(pen, { x: 0, y: 0, width: WIDTH, height: canvas.height, round: 0 }, "card");
  write(pen, `${sides.left} ${team.split[0]} - ${team.split[1]} ${sides.right}`, [24, 44], {
    font: "700 28px",
    colour: "ink",
    align: "left",
  });
  write(pen, `#${team.number}  ·  ${team.credits.toFixed(1)} cr  ·  ${combinationOf(team)}`, [24, 76], {
    font: "500 20px",
    colour: "ink-2",
    align: "left",
  });
  write(pen, "Teamwright", [WIDTH - 24, 44], { font: "600 18px", colour: "ink-3", align: "right" });
  const round = sport.ground.outline === "oval" ? 150 : 24;
  shape(pen, { x: 16, y: HEAD, width: WIDTH - 32, height: ground, round }, "field");
  pen.strokeStyle = themeColour("field-line");
  pen.lineWidth = 2;
  pen.stroke();
  for (const [row, { players }] of team.lines.entries())
    for (const [index, player] of players.entries()) {
      const x = 40 + ((WIDTH - 80) * (index + 0.5)) / players.length;
      const y = HEAD + 30 + row * ROW;
      drawPlayer(pen, player, [x, y]);
      if (player.index === team.captain) drawMark(pen, sport.badges.captain, [x + 18, y - 8], true);
      if (player.index === team.viceCaptain) drawMark(pen, sport.badges.viceCaptain, [x + 18, y - 8], false);
    }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
