import { parentPort } from "node:worker_threads";
import { allEndpoints } from "@teamwright/contract";
import type { BodyReply, BodyTask } from "./body-reader.ts";
import { readBody } from "./read-body.ts";

const endpoints = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));

parentPort?.on("message", ({ endpoint: name, bytes }: BodyTask) => {
  const endpoint = endpoints.get(name);
  if (endpoint === undefined) throw new Error(`There is no endpoint ${name}`);
  const before = process.threadCpuUsage();
  const read = readBody(endpoint, Buffer.from(bytes));
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ ...read, milliseconds: (user + system) / 1000 } satisfies BodyReply);
});
