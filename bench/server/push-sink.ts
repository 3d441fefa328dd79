import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A push service that accepts every message and counts: GET answers how many came, and when the last one did. */
let received = 0;
let last = 0;
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    if (request.method === "GET") return void response.end(JSON.stringify({ received, last }));
    received += 1;
    last = Date.now();
    response.writeHead(201).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on("SIGTERM", () => process.exit(0));
