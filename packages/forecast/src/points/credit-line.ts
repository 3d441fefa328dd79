/** Points by credits: the sums of a linear regression. */
export interface CreditLine {
  n: number;
  points: number;
  /** Of the players whose credits are known. */
  known: number;
  credits: number;
  creditSquares: number;
  knownPoints: number;
  products: number;
}

/** Added to the sum of squares of credits, so that few matches, or credits that are nearly the same, give a small slope. */
const RIDGE = 20;

export const makeCreditLine = (): CreditLine => ({
  n: 0,
  points: 0,
  known: 0,
  credits: 0,
  creditSquares: 0,
  knownPoints: 0,
  products: 0,
});

export function addCredits(line: CreditLine, credits: number | null, points: number): void {
  line.n++;
  line.points += points;
  if (credits === null) return;
  line.known++;
  line.credits += credits;
  line.creditSquares += credits * credits;
  line.knownPoints += points;
  line.products += credits * points;
}

/** The points that the credits suggest (ridge regression, Hoerl and Kennard 1970); without credits the mean of the role. */
export function pointsByCredits(line: CreditLine, credits: number | null): number {
  if (line.n === 0) return 0;
  const mean = line.points / line.n;
  if (credits === null || line.known === 0) return mean;
  const middle = line.credits / line.known;
  const squares = line.creditSquares - line.known * middle * middle;
  const products = line.products - middle * line.knownPoints;
  return line.knownPoints / line.known + (products / (squares + RIDGE)) * (credits - middle);
}
