/** Words of sign-in and the password screen which the specification does not give. */
export const signIn = {
  loginTitle: "Log in",
};
