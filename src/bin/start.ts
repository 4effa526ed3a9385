import { endWith } from "./end.ts";
import { runShop } from "./run-shop.ts";

/** `npm start`: the whole shop in one process: opens the database, fills it when empty, builds, prerenders, serves, works off jobs, until told to stop. */
await endWith((onStop) => runShop({ serves: true, works: true }, onStop));
