import { Explain, type ExplainedTerm } from "./explain.tsx";
import classes from "./explain.module.css";

interface ExplainedHeadingProps extends ExplainedTerm {
  /** The heading, where it is not the name of the term. */
  readonly heading?: string;
}

/** A heading of a part of a screen with the explanation of its term beside it. */
export const ExplainedHeading = ({ term, name, heading = name }: ExplainedHeadingProps) => (
  <div className={classes["heading"]}>
    <h2>{heading}</h2>
    <Explain term={term} name={name} />
  </div>
);
