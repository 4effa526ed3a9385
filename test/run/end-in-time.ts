import { after } from "node:test";

// Imported before each test file by the run. A file whose tests are over but that left something
// open would hold up the whole run without a word; after a while it fails instead, and says what it is.
// The hooks that close what the tests opened run within that time, too.
const PATIENCE_MS = 180_000;

after(() => {
  setTimeout(() => {
    process.stderr.write(
      `${process.argv[1]} does not end, because something it opened is still open: ${process.getActiveResourcesInfo().join(", ")}\n`,
    );
    process.exit(1);
  }, PATIENCE_MS).unref();
});
