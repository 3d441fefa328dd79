import type { FastifyInstance, FastifyReply } from "fastify";
import { refused } from "#http/answer.ts";
import { sendRefusal } from "#http/sending/send.ts";
import { clubOf } from "./demo-sports.ts";
import { bannerSvg } from "./pictures/banner.ts";
import { crestSvg } from "./pictures/crest.ts";
import { playerSvg } from "./pictures/player.ts";
import { demoPromotions } from "./promotions.ts";

const options = { config: { infrastructure: "demo" } } as const;

/** The demo's crests, players and banners as SVG, drawn on request. For demo mode only. */
export function addDemoPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>("/demo/crest/:file", options, (request, reply) => {
    const club = clubOf(request.params.file.replace(/\.svg$/, ""));
    return send(reply, club && crestSvg(club));
  });
  app.get<{ Params: { file: string } }>("/demo/player/:file", options, (request, reply) => {
    const [, id, slug] = /^(([a-z]{2}-[a-z]+)-\d\d)\.svg$/.exec(request.params.file) ?? [];
    const club = slug === undefined ? undefined : clubOf(slug);
    return send(reply, club && id !== undefined ? playerSvg(club, id) : undefined);
  });
  app.get<{ Params: { file: string } }>("/demo/banner/:file", options, (request, reply) => {
    const banner = demoPromotions.find(({ file }) => `${file}.svg` === request.params.file);
    return send(reply, banner && bannerSvg(banner));
  });
}

function send(reply: FastifyReply, svg: string | undefined): FastifyReply {
  if (svg === undefined) return sendRefusal(reply, refused("not_found"));
  return reply
    .type("image/svg+xml; charset=utf-8")
    .header("cache-control", "public, max-age=86400")
    .send(svg);
}
