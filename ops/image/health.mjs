// The health check of the image: whether this process answers, and its database too. Exit 0 or 1.
const port = process.env.PORT ?? "3000";
// The certificate is for the name that others call, not for this address.
const { get } = await import(process.env.TLS_CERT === undefined ? "node:http" : "node:https");
const options = { host: "127.0.0.1", port, path: "/readyz", rejectUnauthorized: false, timeout: 4000 };
const status = await new Promise((resolve) =>
  get(options, (answer) => resolve(answer.statusCode))
    .on("timeout", () => resolve(0))
    .on("error", () => resolve(0)),
);
process.exit(status === 200 ? 0 : 1);
