/** Words of the profile which the specification does not give. */
export const profile = {
  title: "Profile",
};
