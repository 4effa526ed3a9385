import { webkit } from "./webkit.ts";
import { walk } from "./walk.ts";
import { wholeLife } from "./whole-life.ts";

walk(webkit, { phone: wholeLife, desk: {} });
