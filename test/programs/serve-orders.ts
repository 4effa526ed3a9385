import { pino } from "pino";
import { openPool } from "../../src/database/connect.ts";
import { openPrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";
import { createApp } from "../../src/server/app.ts";
import { standIns } from "../builders/server-parts.ts";

// A program that serves the shop of a database, to be killed: database, a folder of its own, port (0: any).
// It says its address when it is ready.
const [, , url = "", folder = "", port = "0"] = process.argv;
const pool = openPool({ url, max: 8 });
const app = await createApp({
  ...standIns,
  pool,
  pages: await openPrerenderedPages(folder, "test"),
  assetsFolders: [folder],
  logger: pino({ level: "silent" }),
});
process.stdout.write(`${await app.listen({ port: Number(port), host: "127.0.0.1" })}\n`);
