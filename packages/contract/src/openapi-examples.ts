/** Examples of the calls that most programs begin with; a test parses them by the contract's schemas. */
export const endpointExamples: Readonly<
  Record<string, { readonly body?: unknown; readonly reply?: unknown }>
> = {
  "auth.login": {
    body: { phoneNumber: "9000000001", password: "green-river-41" },
    reply: {
      status: "success",
      message: "Login Successfully Verfified",
      messageKey: "replies.loginVerified",
      data: { id: "3f0d3c52-6f0a-4b7e-9a51-0a4f7a1f5f10", phoneNumber: "9000000001", changedPassword: true },
    },
  },
  "apiKeys.create": {
    body: { name: "line-up watcher", scopes: ["read"], days: 90, password: "green-river-41" },
    reply: {
      status: "success",
      message: "API key created. Copy it now: it is not shown again.",
      messageKey: "replies.keyCreated",
      data: {
        id: "5a0f0c0e-7c6e-4a53-8c1d-2b7f3d9e8a11",
        key: "tw_EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA",
        expiresAt: "2027-02-20T10:00:00.000Z",
      },
    },
  },
  "notices.unread": { reply: { status: "success", message: "", unread: 2 } },
  "plans.add": { body: { duration: 30 } },
  "sources.switch": { body: { on: false } },
};
