import { useParams } from "react-router";
import { Result } from "./result.tsx";
import { ResultGate } from "./result-gate.tsx";

/** /result/{match}/{attempt}: the teams with their points. */
export const ResultPage = () => {
  const { match = "", attempt = "" } = useParams();
  return (
    <ResultGate match={match} attempt={attempt}>
      {(opened, onBack) => <Result key={`${match}/${attempt}`} openedAttempt={opened} onBack={onBack} />}
    </ResultGate>
  );
};
