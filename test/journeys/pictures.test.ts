import { chromium } from "./engines/chromium.ts";
import { pictures } from "./engines/pictures.ts";
import { walk } from "./engines/walk.ts";

walk(chromium, { phone: pictures, desk: pictures });
