import { deskCalls } from "./attention-queries.ts";
import type { AdminMatch, AdminPlayer } from "./match-queries.ts";
import { MergeForm } from "./merge-form.tsx";
import { useDeskCall } from "./use-desk-call.ts";

type MergePlayerProps = { readonly match: AdminMatch; readonly player: AdminPlayer };

/** Two sources stored one player twice: this one leaves the squad, the other one stays. */
export const MergePlayer = ({ match, player }: MergePlayerProps) => {
  const merging = useDeskCall(deskCalls.mergePlayers);
  const others = match.players.filter(
    (other) =>
      other.team_index === player.team_index &&
      !other.withdrawn &&
      other.player_index !== player.player_index,
  );
  if (player.withdrawn || others.length === 0) return null;
  return (
    <MergeForm
      name={player.name}
      choices={others.map(({ player_index: index, name }) => ({ value: String(index), label: name }))}
      busy={merging.busy}
      onMerge={(into) => void merging.run({ id: match.id, from: player.player_index, into: Number(into) })}
    />
  );
};
