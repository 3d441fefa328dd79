import { parentPort } from "node:worker_threads";
import { encryptBody } from "./encrypt.ts";
import type { Plain } from "./encrypt.ts";

// Encryption is most of the processor time of a notice: the server's own thread sends meanwhile.
parentPort?.on("message", (plain: readonly Plain[]) => {
  parentPort?.postMessage(
    plain.map((one) => {
      const body = encryptBody(one);
      return body && new Uint8Array(body);
    }),
  );
});
