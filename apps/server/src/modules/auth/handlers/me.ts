import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";

export const me = handle(contract.auth.me, ({ session }) => {
  const { accountId, phone, changedPassword, role, powers, key } = session;
  return done("", {
    data: {
      account: { id: accountId, phoneNumber: phone, changedPassword },
      role,
      powers: [...powers],
      hasPlan: powers.has("plan"),
      key: key && { name: key.name, scopes: [...key.scopes] },
    },
  });
});
