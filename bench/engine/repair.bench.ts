import { compile, countTeams, generate, repairTeams, type EngineMatch } from "@teamwright/engine";
import type { Strategy } from "@teamwright/domain";
import type { BenchLine } from "../team-set/team-set.bench.ts";
import { bestTime } from "./best-time.ts";

const wholeNumber = new Intl.NumberFormat("en-US");

/** A strategy of few players whose set holds all its teams. */
const few = ({ players }: EngineMatch): Strategy => {
  const all = players.map((player) => player.player_index);
  return {
    sport: 0,
    players: all.filter((_, index) => index % 12 < 8),
    captains: all.slice(0, 2),
    vice_captains: all.slice(1, 4),
  };
};

/** Repair where no other team is left, against making the set: a person waits for both. */
export function repairLine(match: EngineMatch): BenchLine {
  const strategy = few(match);
  const compiledPlan = compile(match, strategy);
  if (!compiledPlan.ok) throw new Error(compiledPlan.error.code);
  const { teams } = countTeams(compiledPlan.value);
  const make = () => {
    const plan = compile(match, strategy);
    const generation = plan.ok ? generate(plan.value, { teams, seed: 1 }) : plan;
    if (!generation.ok) throw new Error(generation.error.code);
    return generation.value.teams;
  };
  const set = make();
  const out = strategy.players.slice(-1);
  return {
    work: `12 + 12: repair of all ${wholeNumber.format(teams)} teams, one player out, none left`,
    against: "making these teams",
    ours: bestTime(() => {
      const repair = repairTeams(match, strategy, set, { out, seed: 1 });
      if (!repair.ok || repair.value.changes.length > 0) throw new Error("a team was left");
    }),
    theirs: bestTime(make),
    atLeast: null,
    within: null,
    times: 10,
  };
}
