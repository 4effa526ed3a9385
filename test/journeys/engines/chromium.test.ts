import { chromium } from "./chromium.ts";
import { walkAll } from "./walk.ts";

walkAll(chromium);
