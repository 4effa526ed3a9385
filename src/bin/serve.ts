import { endWith } from "./end.ts";
import { runShop } from "./run-shop.ts";

/** `npm run serve`: prerenders this machine's own copy of the pages, follows changes and serves; as many as wanted on one database, each on a folder of its own. */
await endWith((onStop) => runShop({ serves: true, works: false }, onStop));
