import type { AppMatch, AppPlayer } from "../catalogue.ts";
import { teamRules } from "../sports.ts";
import type { PlayedTeam } from "../team-check.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

const badge = (player: AppPlayer, { captain, viceCaptain }: PlayedTeam): Html | null => {
  if (player.id === captain) return html`<span class="badge">C</span>`;
  return player.id === viceCaptain ? html`<span class="badge">VC</span>` : null;
};

/** The players of a team by role, with captain and vice-captain marked. */
export function teamView(match: AppMatch, team: PlayedTeam): Html {
  const players = team.players.flatMap((id) => match.players.get(id) ?? []);
  const credits = players.reduce((sum, player) => sum + player.credits, 0);
  const left = players.filter(({ side }) => side === "left").length;
  const roles = Object.keys(teamRules[match.sport].roles).map(
    (role) => html`
      <p class="role">${role}</p>
      <ul class="players">
        ${players
          .filter((player) => player.role === role)
          .map((player) => html`<li>${player.name}${badge(player, team)}</li>`)}
      </ul>
    `,
  );
  return html`
    <p class="soft">
      ${match.left.shortName} ${left}, ${match.right.shortName} ${players.length - left}, ${credits} credits
    </p>
    ${roles}
  `;
}
