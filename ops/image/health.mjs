// The health check of the image: whether this process answers, and its database too. Exit 0 or 1.
const port = process.env.PORT ?? "3000";
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => null,
);
process.exit(answer?.ok === true && answer.status === 200 ? 0 : 1);
