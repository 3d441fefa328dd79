import { t } from "../../../i18n/translate.ts";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { deskCalls } from "./attention-queries.ts";
import type { AdminMatch, AdminPlayer } from "./match-queries.ts";
import { useDeskCall } from "./use-desk-call.ts";

type MergePlayerProps = { readonly match: AdminMatch; readonly player: AdminPlayer };

/** Two sources stored one player twice: this one leaves the squad, the other one stays. */
export const MergePlayer = ({ match, player }: MergePlayerProps) => {
  const merging = useDeskCall(deskCalls.mergePlayers);
  const [into, setInto] = useState("");
  const others = match.players.filter(
    (other) =>
      other.team_index === player.team_index &&
      !other.withdrawn &&
      other.player_index !== player.player_index,
  );
  if (player.withdrawn || others.length === 0) return null;
  return (
    <>
      <NativeSelect
        label={t("match-desk.sameAs")}
        aria-label={`${t("match-desk.sameAs")}, ${player.name}`}
        value={into}
        data={[
          { value: "", label: t("match-desk.choose") },
          ...others.map(({ player_index, name }) => ({ value: String(player_index), label: name })),
        ]}
        onChange={(event) => {
          setInto(event.currentTarget.value);
        }}
      />
      <Button
        variant="soft"
        disabled={into === ""}
        loading={merging.busy}
        onClick={() => void merging.run({ id: match.id, from: player.player_index, into: Number(into) })}
      >
        {t("match-desk.merge")}
      </Button>
    </>
  );
};
