import { openEmbedded } from "./open-embedded.ts";

// Run by `closeAfterExit` for a process that could not close any more; its only argument is the folder.
const embedded = await openEmbedded({ dataDir: process.argv[2] ?? "" });
await embedded.close();
