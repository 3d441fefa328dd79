/** Screens of staff that only an admin opens. */
export const adminScreens = [
  "/notify",
  "/admindecisionpanel",
  "/adminaccountsdata",
  "/promotiondashboard",
  "/promotioncreate",
  "/dream11hashvalue",
  "/matchdesk",
  "/auditlog",
  "/failures",
  "/users",
];

/** Screens of all staff. */
export const staffScreens = ["/register463980", "/users/many", "/manageuser"];
