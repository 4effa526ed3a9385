import { openEmptyShop } from "../shop.ts";
import { firefox } from "./firefox.ts";
import { fromEmpty } from "./from-empty.ts";
import { walk } from "./walk.ts";

walk(firefox, { phone: {}, desk: await fromEmpty(openEmptyShop) });
