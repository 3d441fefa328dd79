import type { FastifyInstance, FastifyReply } from "fastify";
import { parse } from "../api/parse.ts";
import { changeClock, clockChange } from "../clock.ts";
import { addFault, removeFaults } from "../control/index.ts";
import { givenFault } from "../faults/fault.ts";
import type { Sandbox } from "../sandbox.ts";
import { accountPage, accountsPage, linkPage } from "./accounts.ts";
import { faultsPage } from "./faults.ts";
import { homePage, inboxPage } from "./inbox.ts";

const send = (reply: FastifyReply, page: string) =>
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", "no-store")
    .send(page);

const numbers = ["after", "times", "milliseconds", "retry_after", "advance_seconds"];

/** Converts a form's fields to the input of a call: numbers as numbers, empty fields omitted. */
const fieldsOf = (body: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, string>)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
  );

/** The pages for people. */
export function addPages(server: FastifyInstance, sandbox: Sandbox): void {
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.get("/", (_request, reply) => send(reply, homePage(sandbox)));
  server.get("/inbox", (_request, reply) => send(reply, inboxPage(sandbox)));
  server.get("/accounts", (_request, reply) => send(reply, accountsPage(sandbox)));
  server.get<{ Params: { app: string; mobile: string } }>("/:app/accounts/:mobile", ({ params }, reply) =>
    send(reply, accountPage(sandbox, params.app, params.mobile)),
  );
  server.get<{ Params: { app: string; link: string } }>("/:app/t/:link", ({ params }, reply) =>
    send(reply, linkPage(sandbox, params.app, params.link)),
  );
  server.get("/faults", (_request, reply) => send(reply, faultsPage(sandbox)));
  server.post("/faults", (request, reply) => {
    addFault(sandbox, parse(givenFault, fieldsOf(request.body)));
    return reply.redirect("/faults", 303);
  });
  server.post("/faults/remove", (request, reply) => {
    removeFaults(sandbox, String(fieldsOf(request.body)["id"] ?? ""));
    return reply.redirect("/faults", 303);
  });
  server.post("/clock", (request, reply) => {
    const fields = fieldsOf(request.body);
    const change = parse(clockChange, "advance_seconds" in fields ? fields : { real: true });
    Object.assign(sandbox.state.clock, changeClock(sandbox.state.clock, change));
    sandbox.changed();
    return reply.redirect("/faults", 303);
  });
}
