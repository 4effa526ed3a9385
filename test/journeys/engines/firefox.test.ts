import { firefox } from "./firefox.ts";
import { walkAll } from "./walk.ts";

walkAll(firefox);
