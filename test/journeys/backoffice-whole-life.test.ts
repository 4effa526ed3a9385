import { chromium } from "./engines/chromium.ts";
import { walk } from "./engines/walk.ts";
import { wholeLife } from "./engines/whole-life.ts";

walk(chromium, { phone: {}, desk: wholeLife });
