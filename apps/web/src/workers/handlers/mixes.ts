import {
  autoPreset,
  compile,
  concatTeams,
  emptyColumns,
  generate,
  generateMix as mixTeams,
  leagueNames,
  renumberTeams,
  shuffleTeams,
} from "@teamwright/engine";
import type { TeamColumns } from "@teamwright/engine";
import { fail, succeed } from "@teamwright/domain";
import type { AutoLeagueTeams } from "../../engine-client/preset-calls.ts";
import type { Handler } from "./handler.ts";
import { countIn } from "./presets.ts";

const joined = (sets: readonly TeamColumns[], sport: TeamColumns["sport"]): TeamColumns => {
  const [first = emptyColumns(sport, 0), ...others] = sets;
  return concatTeams(first, ...others);
};

const noTeams = { code: "no-teams", message: "No team fits this strategy" } as const;

export const generateMix: Handler<"generateMix"> = ({ match, parts, whole, teams, seed }, onProgress) => {
  const count = countIn(match);
  const filled = parts.filter(({ strategy }) => count(strategy) > 0);
  if (filled.length === 0) return fail(noTeams);
  const made = mixTeams(match, filled, {
    teams,
    seed,
    onProgress,
    ...(whole === undefined ? {} : { whole }),
  });
  if (!made.ok) return made;
  const { possible, partOf: _partOf, ...rest } = made.value;
  return succeed({
    ...rest,
    possible: {
      lineups: possible.reduce((sum, each) => sum + each.lineups, 0),
      teams: possible.reduce((sum, each) => sum + each.teams, 0),
    },
    // The parts come one after the other; who takes the first teams only should not get one part's.
    teams: shuffleTeams(rest.teams, seed),
  });
};

export const auto: Handler<"auto"> = ({ seed, ...input }) => {
  const sets: TeamColumns[] = [];
  const leagues: AutoLeagueTeams[] = [];
  for (const { league, teams, strategy, asked, from } of autoPreset(input, countIn(input.match))) {
    const plan = strategy === null ? null : compile(input.match, strategy);
    const outcome = plan?.ok === true ? generate(plan.value, { teams, seed: seed + leagues.length }) : null;
    const made = outcome?.ok === true ? outcome.value.teams : null;
    if (made !== null) sets.push(made);
    leagues.push({ name: leagueNames[league], teams: made?.count ?? 0, asked, from: from ?? asked });
  }
  const all = joined(sets, input.match.sport);
  return all.count === 0 ? fail(noTeams) : succeed({ teams: renumberTeams(all), leagues });
};
