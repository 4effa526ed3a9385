import { webkit } from "./webkit.ts";
import { walkAll } from "./walk.ts";

walkAll(webkit);
