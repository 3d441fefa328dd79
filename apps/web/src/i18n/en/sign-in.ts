/** Words of sign-in and the password screen which the specification does not give. */
export const signIn = {
  loginTitle: "Log in",
  loginLead: "Your admin gives you the phone number and the first password of your account.",
  phone: "Phone number",
  password: "Password",
  showPassword: "Show password",
  noAccount: "No account yet? Accounts are made by admins.",
  passwordTitle: "Change password",
  passwordFirstLead: "Welcome! Choose your own password before you start.",
  passwordLead: "Other devices are signed out when you change it.",
  name: "Name",
  email: "E-mail",
  newPassword: "New password",
  currentPassword: "Current password",
  passwordHint: (least: number) => `At least ${least} characters`,
  savePassword: "Change Password",
};
