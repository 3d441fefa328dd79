import classes from "./skeleton.module.css";

type SkeletonProps = { readonly height: number; readonly width?: number | string; readonly radius?: number };

/** A grey shape of the size of what is coming. */
export const Skeleton = ({ height, width = "100%", radius = 8 }: SkeletonProps) => (
  <span className={classes["bone"]} style={{ height, width, borderRadius: radius }} aria-hidden="true" />
);

type SkeletonListProps = { readonly label: string; readonly rows: number; readonly height: number };

/** Rows of the height of what is coming, so nothing moves when it arrives; read out once as loading. */
export const SkeletonList = ({ label, rows, height }: SkeletonListProps) => (
  <output className={classes["list"]} aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={height} radius={14} />
    ))}
  </output>
);
