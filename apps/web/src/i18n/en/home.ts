/** Words of home, saved matches and the plan page which the specification does not give. */
export const home = {
  title: "Matches",
};
