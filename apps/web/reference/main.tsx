// What a page of these libraries costs at least: `npm run measure:web` states the screens as multiples of it.
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";
import { z } from "zod/mini";

const ROWS = 30;
const replySchema = z.object({ data: z.object({ server_time: z.string() }) });

async function fetchTime(): Promise<string> {
  const reply = await fetch("/api/bootstrap");
  return replySchema.parse(await reply.json()).data.server_time;
}

const List = () => {
  const { data: time } = useQuery({ queryKey: ["time"], queryFn: fetchTime });
  if (time === undefined) return <p>Loading</p>;
  return (
    <ul>
      {Array.from({ length: ROWS }, (_, row) => (
        <li key={row}>
          <Link to={`/${row}`}>
            Row {row}, {time}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<List />} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
);
