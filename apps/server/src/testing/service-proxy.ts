import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A service's address that a test can take away, as a broken network or a stopped service would. */
export interface ServiceProxy {
  /** The service's URL through this proxy. */
  readonly url: string;
  /** Bytes that clients have sent so far. */
  readonly received: number;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Keeps the connections, and answers nothing. */
  hang(): void;
  /** Passes nothing more of the one connection that comes to the service from this port. */
  lose(port: number): void;
  restore(): void;
  close(): Promise<void>;
}

/** Listens on a free port and passes everything to the service at the URL. */
export async function openServiceProxy(service: string): Promise<ServiceProxy> {
  const target = new URL(service);
  const sockets = new Set<Socket>();
  const lostPorts = new Set<number | undefined>();
  let state: "open" | "cut" | "hangs" = "open";
  let received = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (state === "cut") return void client.destroy();
    const behind = keep(connect(Number(target.port || 5432), target.hostname));
    const isOpen = () => state === "open" && !lostPorts.has(behind.localPort);
    client.on("data", (chunk) => {
      received += chunk.length;
      if (isOpen()) behind.write(chunk);
    });
    behind.on("data", (chunk) => isOpen() && client.write(chunk));
    client.on("close", () => behind.destroy());
    behind.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(service);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    state = "cut";
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    get received() {
      return received;
    },
    cut,
    hang: () => void (state = "hangs"),
    lose: (port) => void lostPorts.add(port),
    // Connections that hung have lost bytes and cannot be continued.
    restore: () => {
      for (const socket of sockets) socket.destroy();
      lostPorts.clear();
      state = "open";
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
