import { fromBase64, toBase64Url } from "#lib/base64.ts";

const TOO_LONG = new RangeError("More text than expected");

async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw TOO_LONG;
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The text, compressed, as base64url. */
export async function deflateText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = await bytesOf(stream, Number.POSITIVE_INFINITY);
  return toBase64Url(bytes);
}

/**
 * The text that was given to `deflateText`. Throws for any other input, and once the text is longer than `most` bytes.
 */
export async function inflateText(letters: string, most: number): Promise<string> {
  const stream = new Blob([fromBase64(letters)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream, most));
}
