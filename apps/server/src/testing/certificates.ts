import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Authority {
  /** Its own certificate. */
  readonly ca: string;
  /** A certificate for the host, or for the client, of this name. */
  issue(name: string): Certificate;
  remove(): void;
}

/** A certificate authority in a temporary folder, made by OpenSSL. */
export function ownAuthority(): Authority {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-certificates-"));
  chmodSync(folder, 0o755);
  const openssl = (...parameters: readonly string[]) =>
    execFileSync("openssl", parameters, { cwd: folder, stdio: "pipe" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  openssl("req", "-x509", ...newKey, "-days", "2", "-subj", "/CN=ca", "-keyout", "ca.key", "-out", "ca.pem");
  return {
    ca: join(folder, "ca.pem"),
    issue: (name) => {
      const [cert, key, request] = [`${name}.pem`, `${name}.key`, `${name}.csr`];
      writeFileSync(join(folder, "names.txt"), `subjectAltName=DNS:${name}\n`);
      openssl("req", ...newKey, "-subj", `/CN=${name}`, "-keyout", key, "-out", request);
      const authority = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2"];
      openssl("x509", "-req", "-in", request, ...authority, "-extfile", "names.txt", "-out", cert);
      return { cert: join(folder, cert), key: join(folder, key) };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
