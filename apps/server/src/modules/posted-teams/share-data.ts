import { isoOrNull } from "#http/iso.ts";

interface MemberTeams {
  readonly left: number;
  readonly right: number;
  readonly openedAt: Date | null;
  readonly transferredAt: Date | null;
  readonly remindedAt: Date | null;
}

/** The teams that a person got of a post, for a copy of the person's data. */
export const shareData = ({ left, right, openedAt, transferredAt, remindedAt }: MemberTeams) => ({
  left,
  right,
  openedAt: isoOrNull(openedAt),
  transferredAt: isoOrNull(transferredAt),
  remindedAt: isoOrNull(remindedAt),
});
