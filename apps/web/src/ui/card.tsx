import type { ReactNode } from "react";
import classes from "./card.module.css";
import type { Tone } from "./chip.tsx";

type CardProps = {
  readonly tone?: Tone;
  /** A small heading inside the card; it also names the section. */
  readonly heading?: string;
  /** The heading's level: three where the card is a part of a section with a heading. */
  readonly level?: 2 | 3;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A surface for one piece of content. */
export const Card = ({ tone = "neutral", heading, level = 2, className, children }: CardProps) => {
  const look = `${classes["card"]} ${tone === "neutral" ? "" : classes[tone]} ${className ?? ""}`;
  if (heading === undefined) return <div className={look}>{children}</div>;
  const Heading = `h${level}` as const;
  return (
    <section className={look} aria-label={heading}>
      <Heading className={classes["heading"]}>{heading}</Heading>
      {children}
    </section>
  );
};
