import { hydrateRoot } from "react-dom/client";
import type { AnyPage } from "../contract/page-data.ts";
import "./styles.ts";
import { App } from "./app/App.tsx";
import { prepareScreen } from "./app/screens.ts";
import { startSession } from "./session/start.ts";

history.scrollRestoration = "manual";
startSession(window);

const root = document.getElementById("root");
const data = document.getElementById("page-data")?.textContent;
if (root !== null && data) {
  const page = JSON.parse(data) as AnyPage;
  await prepareScreen(page.template);
  hydrateRoot(root, <App page={page} />);
}
