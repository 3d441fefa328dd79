import type { ReactNode } from "react";
import classes from "./card.module.css";
import type { Tone } from "./chip.tsx";

type CardProps = {
  readonly tone?: Tone;
  /** A small level-two heading inside the card; it also names the section. */
  readonly heading?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A surface for one piece of content. */
export const Card = ({ tone = "neutral", heading, className, children }: CardProps) => {
  const look = `${classes["card"]} ${tone === "neutral" ? "" : classes[tone]} ${className ?? ""}`;
  if (heading === undefined) return <div className={look}>{children}</div>;
  return (
    <section className={look} aria-label={heading}>
      <h2 className={classes["heading"]}>{heading}</h2>
      {children}
    </section>
  );
};
