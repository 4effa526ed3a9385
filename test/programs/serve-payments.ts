import { pino } from "pino";
import { openPool } from "../../src/database/connect.ts";
import { openPrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";
import { createApp } from "../../src/server/app.ts";
import { openPayu } from "../../src/integrations/payments/payu.ts";
import { standIns } from "../builders/server-parts.ts";

// A program that serves a shop whose online payments are at a stand-in, to be killed: database, a folder of its
// own, the stand-in's address and keys. It says its address when it is ready.
const [, , url = "", folder = "", payu = "", clientSecret = "", secondKey = ""] = process.argv;
const pool = openPool({ url, max: 8 });
const provider = openPayu({
  url: payu,
  posId: "300746",
  clientId: "300746",
  clientSecret,
  secondKey,
  currencies: ["pln"],
});
const paymentProviders = { connected: [provider], publicUrl: standIns.publicUrl, shopEmail: standIns.shopEmail };
const app = await createApp({
  ...standIns,
  pool,
  paymentProviders,
  pages: await openPrerenderedPages(folder, "test"),
  assetsFolders: [folder],
  logger: pino({ level: "silent" }),
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
