import { hueOf } from "#lib/color.ts";

const SIZE = 24;
const BINS = 24;

/** The most frequent hue of the pixels that have a colour, degrees; null where hardly any has. */
export function hueOfPixels(pixels: Uint8ClampedArray): number | null {
  const weights = new Float64Array(BINS);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    // Transparent, black, white and grey tell no hue.
    if (alpha < 128 || most < 40 || range < 40) continue;
    const bin = Math.round(hueOf(red, green, blue) / (360 / BINS)) % BINS;
    weights[bin] = weights[bin]! + range / 255;
  }
  const best = weights.indexOf(Math.max(...weights));
  return weights[best]! < (SIZE * SIZE) / 50 ? null : best * (360 / BINS);
}

/** The hue of a picture; null where it has none, does not load, or its host lets no page read it. */
export async function hueOfCrest(src: string): Promise<number | null> {
  if (src === "") return null;
  const image = new Image(SIZE, SIZE);
  image.crossOrigin = "anonymous";
  image.src = src;
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = SIZE;
    canvas.height = SIZE;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(image, 0, 0, SIZE, SIZE);
    const data = context?.getImageData(0, 0, SIZE, SIZE).data;
    return data === undefined ? null : hueOfPixels(data);
  } catch {
    return null;
  }
}
