import type { SportSlug } from "@teamwright/domain";

const marks: Readonly<Record<SportSlug, string>> = {
  // Inner circle, pitch and creases.
  cricket:
    "M160 56c52 0 82 40 82 104s-30 104-82 104-82-40-82-104S108 56 160 56zM149 122h22v76h-22zM143 134h34M143 186h34",
  // Half a pitch: goal, goal area, penalty area and its arc, centre circle.
  football: "M136 0v10h48V0M112 0v26h96V0M76 0v70h168V0M126 70c8 16 60 16 68 0M100 320c6-48 114-48 120 0",
  // Half a court: key, free-throw circle, three-point line, basket.
  basketball:
    "M112 320V196h96v124M112 196a48 44 0 0 1 96 0M36 320v-58c0-158 248-158 248 0v58M144 296h32M160 296v-8",
  // One half of the mat: lobbies, baulk line, bonus line.
  kabaddi: "M28 0v320M292 0v320M28 118h264M28 196h264M28 6h264",
};

/** The lines of the sport's ground, drawn behind the players. */
export const GroundMarks = ({ sport, className }: { sport: SportSlug; className: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 320 320"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    focusable="false"
  >
    <path d={marks[sport]} vectorEffect="non-scaling-stroke" />
  </svg>
);
