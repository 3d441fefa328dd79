import classes from "./skeleton.module.css";

type SkeletonProps = { readonly height: number; readonly width?: number | string; readonly radius?: number };

/** A grey shape with the size of the content that is loading. */
export const Skeleton = ({ height, width = "100%", radius = 8 }: SkeletonProps) => (
  <span className={classes["bone"]} style={{ height, width, borderRadius: radius }} aria-hidden="true" />
);

type SkeletonListProps = { readonly label: string; readonly rows: number; readonly height: number };

/**
 * Rows with the height of the content that is loading, so that nothing moves when it arrives; announced once as
 * loading.
 */
export const SkeletonList = ({ label, rows, height }: SkeletonListProps) => (
  <output className={classes["list"]} aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={height} radius={14} />
    ))}
  </output>
);
