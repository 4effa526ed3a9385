import { createInterface } from "node:readline";
import { runShopCommand } from "../../src/bin/shop.ts";

// A program that runs the operator's commands one after the other: each line of its input holds the words of
// one as JSON, each line of its output what it said and its exit code. A process for each would take a second.
const tell = process.stdout.write.bind(process.stdout);
for await (const line of createInterface({ input: process.stdin })) {
  const said = { code: 0, out: "", err: "" };
  process.stdout.write = (text) => Boolean((said.out += String(text)));
  process.stderr.write = (text) => Boolean((said.err += String(text)));
  process.exitCode = 0;
  said.code = await runShopCommand(JSON.parse(line) as string[]);
  tell(`${JSON.stringify(said)}\n`);
}
process.exitCode = 0;
