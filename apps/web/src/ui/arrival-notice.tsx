import { Notice } from "./notice.tsx";
import { useArrival } from "./use-arrival.ts";

/** Shows the message that the page was opened with, until the user leaves it. */
export const ArrivalNotice = () => {
  const arrival = useArrival();
  return (
    arrival && (
      <Notice tone={arrival.tone} live>
        {arrival.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    )
  );
};
