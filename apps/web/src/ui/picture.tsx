import { useState } from "react";
import { firstLetters } from "#lib/first-letters.ts";
import classes from "./picture.module.css";

type PictureProps = {
  readonly src: string;
  /** Whose picture it is; its initials are shown when there is no picture or it fails. */
  readonly name: string;
  /** Sides are distinguished by shape as well as colour: left is round, right is square. */
  readonly side?: "left" | "right";
  readonly size?: number;
};

/** Up to three letters: a short code unchanged, for a name the first letters of its words. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  if (words.length > 1)
    return words
      .slice(0, 3)
      .map((word) => firstLetters(word, 1))
      .join("")
      .toUpperCase();
  return firstLetters(first, 3).toUpperCase();
};

/** A crest or a face. Decorative: the name is beside it. */
export const Picture = ({ src, name, side = "left", size = 32 }: PictureProps) => {
  const [failedSource, setFailedSource] = useState("");
  const look = `${classes["picture"]} ${classes[side]}`;
  if (src === "" || failedSource === src) {
    return (
      <span
        className={look}
        style={{ width: size, height: size, fontSize: Math.round(size * 0.34) }}
        aria-hidden="true"
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={look}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => {
        setFailedSource(src);
      }}
    />
  );
};
