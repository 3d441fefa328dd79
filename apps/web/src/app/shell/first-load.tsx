import { useText } from "../../i18n/text.ts";
import { SkeletonList } from "../../ui/skeleton.tsx";

/** Before the first screen's code has arrived. */
export const FirstLoad = () => {
  const text = useText();
  return (
    <div style={{ padding: 16 }}>
      <SkeletonList label={text.shell.loading} rows={5} height={96} />
    </div>
  );
};
