import { firefox } from "./firefox.ts";
import { walk } from "./walk.ts";
import { wholeLife } from "./whole-life.ts";

walk(firefox, { phone: {}, desk: wholeLife });
