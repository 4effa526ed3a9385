import { openEmptyShop } from "../shop.ts";
import { fromEmpty } from "./from-empty.ts";
import { walk } from "./walk.ts";
import { webkit } from "./webkit.ts";

walk(webkit, { phone: await fromEmpty(openEmptyShop), desk: {} });
