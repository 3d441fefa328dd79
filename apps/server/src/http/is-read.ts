/** Whether the request only reads: watches ask with HEAD. */
export const isRead = ({ method }: { readonly method: string }): boolean =>
  method === "GET" || method === "HEAD";
