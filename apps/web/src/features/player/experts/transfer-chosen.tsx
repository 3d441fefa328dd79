import { membersOf } from "@teamwright/engine/team-set";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { lazyPart } from "#ui/lazy-part.ts";

const TransferDialog = lazyPart(
  async () => (await import("#blocks/transfer/transfer-dialog.tsx")).TransferDialog,
);

interface TransferChosenProps {
  readonly openedPost: OpenedPost;
  readonly rows: ReadonlySet<number>;
  readonly onClose: () => void;
}

const teamsAt = ({ teams }: OpenedPost, rows: ReadonlySet<number>): TransferTeam[] =>
  [...rows]
    .toSorted((a, b) => a - b)
    .map((row) => ({
      number: teams.number[row] ?? row + 1,
      players: membersOf(teams, row),
      captain: teams.captain[row] ?? -1,
      viceCaptain: teams.viceCaptain[row] ?? -1,
    }));

/** Hands the ticked teams of a post over to a fantasy app, without storing them first. */
export const TransferChosen = ({ openedPost, rows, onClose }: TransferChosenProps) => {
  const { pathname } = useLocation();
  const [teams] = useState(() => teamsAt(openedPost, rows));
  const { _id: id, matchId } = openedPost.post;
  return (
    <Suspense>
      <TransferDialog
        matchId={matchId}
        origin={{ kind: "expert", id, path: pathname }}
        teams={teams}
        onClose={onClose}
      />
    </Suspense>
  );
};
