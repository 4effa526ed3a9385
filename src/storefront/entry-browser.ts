import "./styles.ts";
import { startPage } from "./start-page.tsx";

// Refused, the page stays as it was prerendered (head.ts).
await startPage();
