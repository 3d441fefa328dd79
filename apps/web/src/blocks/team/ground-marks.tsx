/** The lines of the sport's ground, drawn behind the players. */
export const GroundMarks = ({ marks, className }: { marks: string; className: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 320 320"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    focusable="false"
    aria-hidden="true"
  >
    <path d={marks} vectorEffect="non-scaling-stroke" />
  </svg>
);
