/** The id of the list's first match, decrypted as the web application does it. */
export async function firstMatchId(url: string, listPath: string): Promise<string> {
  const bootstrap = (await (await fetch(`${url}/api/bootstrap`)).json()) as { data: { payload_key: string } };
  const { data } = (await (await fetch(url + listPath)).json()) as { data: { iv: string; ct: string }[] };
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const key = await crypto.subtle.importKey("raw", bytes(bootstrap.data.payload_key), "AES-GCM", false, [
    "decrypt",
  ]);
  const [first] = data;
  if (!first) throw new Error("the demo has no such match");
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes(first.iv) }, key, bytes(first.ct));
  return (JSON.parse(Buffer.from(plain).toString()) as { id: string }).id;
}
