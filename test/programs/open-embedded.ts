import { openEmbedded } from "../../src/database/embedded/open-embedded.ts";

// A program that opens the embedded server on the folder given, says so, and stays until its input
// ends; then it closes the server, or exits at once when told `exit`. For tests that kill it, or look at who stops what.
const embedded = await openEmbedded({ dataDir: process.argv[2] ?? "" });
process.stdout.write(`${embedded.url}\n`);
for await (const word of process.stdin) if (String(word) === "exit") process.exit();
await embedded.close();
