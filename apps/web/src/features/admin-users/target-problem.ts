import { messages } from "@teamwright/domain/messages";

export type Target = { readonly userId: string; readonly adminId: string };

/** Before a call leaves: who acts and on whom must be known. The specification's words when not. */
export const targetProblem = ({ userId, adminId }: Target): string | null => {
  if (adminId === "") return messages.admin.invalidAdmin;
  return userId === "" ? messages.admin.dataNotFetched : null;
};
