import { chromium } from "./engines/chromium.ts";
import { showing } from "./engines/showing.ts";
import { walk } from "./engines/walk.ts";

walk(chromium, { phone: showing, desk: showing });
