import { endWith } from "./end.ts";
import { runShop } from "./run-shop.ts";

/** `npm run work`: sends emails, asks about payments and ends unpaid orders; as many as wanted on one database, each job is done once. */
await endWith((onStop) => runShop({ serves: false, works: true }, onStop));
