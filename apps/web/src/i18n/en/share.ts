/** Words of links that carry a strategy. */
export const share = {
  link: "Share link",
  linkHint: "Opens on any device and makes exactly these teams",
  linkTitle: (left: string, right: string) => `${left} – ${right}: a strategy for Teamwright`,
  copied: "Link copied!",
  noStrategy: "These teams were chosen or made by hand: no link can make them again. Export them instead.",
  otherTeams:
    "These teams were changed after they were made, or leave out earlier ones: no link can make them again. Export them instead.",
  failed: "The link could not be copied.",

  title: "Shared strategy",
  unreadable: "This link cannot be read",
  unreadableHint: "It was cut off or changed on the way. Ask for it again.",
  newer: "This link is from a newer Teamwright",
  newerHint: "Reload the page to get the new version, then open the link again.",
  otherPlayers: "This link is out of date",
  otherPlayersHint: "The squads of this match were numbered anew since it was made. Ask for a new link.",
  toMatch: "Open the match",
  toHome: "To the matches",
  same: (teams: string) => `Makes exactly the ${teams} teams of the one who shared it.`,
  sameOnce: (teams: string) => `Makes the same ${teams} teams wherever this link is opened.`,
  changed: (players: string) =>
    `Data of ${players} changed since. These teams are made with the data of the link.`,
  fewer: (asked: string, limit: string) =>
    `The link asks for ${asked} teams. Your account makes at most ${limit} at once, so yours will differ.`,
  differ: "This version of Teamwright made other teams of the same strategy than the link says.",
  change: "Change it",
  undo: "Undo",
  replaced: "Your own choices for this match were replaced.",
};
