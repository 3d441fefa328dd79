/** A length that follows the browser's size of text, from pixels at its usual size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
