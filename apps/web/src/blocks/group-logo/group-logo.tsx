import { Picture } from "#ui/picture.tsx";
import classes from "./group-logo.module.css";

/** Drawn for the product, on a grid of 24. The names are `groupLogos` of the contract. */
const drawings: Readonly<Record<string, readonly [path: string, tone: string]>> = {
  shield: ["M12 3 20 6v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6z", ""],
  crown: ["M3.500 8 8 12l4-7 4 7 4.500-4-1.500 10h-14zM5 20h14v1.500H5z", "warm"],
  flame: [
    "M12.500 2.500c.500 4 5.500 6 5.500 11.500a6 6 0 0 1-12 0c0-3 1.500-4.500 2.500-6 .500 1.500 1 2 2 2.500 0-3 .500-6 2-8z",
    "warm",
  ],
  star: [
    "M12 2.500l2.800 6.200 6.700.700-5 4.600 1.400 6.700-5.900-3.400-5.900 3.400 1.400-6.700-5-4.600 6.700-.700z",
    "",
  ],
  bolt: ["M13.500 2 4.500 13.500h6L9.500 22l10-12.500h-7z", "cool"],
  trophy: [
    "M7 3h10v2h4v2a4.500 4.500 0 0 1-4.500 4.500A5 5 0 0 1 13 14.900V18h4v3H7v-3h4v-3.100a5 5 0 0 1-3.500-3.400A4.500 4.500 0 0 1 3 7V5h4z",
    "warm",
  ],
  mountain: ["M2.500 20 9.500 6.500l3.500 6 2-3L21.500 20z", "fresh"],
  wave: [
    "M2 10.500c2.500-4 5.500-4 8.500-1s5 2.500 7-.500c1.200-1.700 2.700-2.200 4.500-2v3.200c-1 0-1.800.300-2.500 1.300-3.200 4.500-7 4.300-11 .800C6 10 4.500 10.800 2 14zM2 17.500c2.500-4 5.500-4 8.500-1s5 2.500 7-.500c1.200-1.700 2.700-2.200 4.500-2v3.200c-1 0-1.800.300-2.500 1.300-3.200 4.500-7 4.300-11 .800C6 17 4.500 17.800 2 21z",
    "cool",
  ],
};

type GroupLogoProps = { readonly logo: string; readonly name: string; readonly size?: number };

/** The picture of a group; initials stand in for one of a later release. Decorative: the name stands beside it. */
export const GroupLogo = ({ logo, name, size = 44 }: GroupLogoProps) => {
  const drawing = drawings[logo];
  if (drawing === undefined) return <Picture src="" name={name} size={size} />;
  const [path, tone] = drawing;
  return (
    <span
      className={`${classes["logo"]} ${classes[tone] ?? ""}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <svg width={size * 0.55} height={size * 0.55} viewBox="0 0 24 24" fill="currentColor" focusable="false">
        <path d={path} />
      </svg>
    </span>
  );
};
