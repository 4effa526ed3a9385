import "./styles.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { backofficePath } from "../contract/operator/route.ts";
import { Door } from "./Door.tsx";
import { followTheme, languageHere } from "./device.ts";
import { followDrafts } from "./drafts.ts";
import { followClock } from "./now.ts";
import { queryClient } from "./queries.ts";
import { speak } from "./text.ts";

followTheme();
followClock();
followDrafts();
void speak(languageHere());
createRoot(document.getElementById("root")!).render(
  <QueryClientProvider client={queryClient}>
    <Router base={backofficePath.slice(0, -1)}>
      <Door />
    </Router>
  </QueryClientProvider>,
);
