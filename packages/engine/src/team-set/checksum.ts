/** FNV-1a over bytes, 32 bits: detects damage, not manipulation. Source: RFC 9923. */
export function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < bytes.length; index++) hash = Math.imul(hash ^ bytes[index]!, 0x01000193);
  return hash >>> 0;
}
