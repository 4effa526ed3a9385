import { desktop } from "./browser.ts";
import { walkFromEmpty } from "./from-empty.ts";
import { openEmptyShop } from "./shop.ts";

await walkFromEmpty(desktop, openEmptyShop);
