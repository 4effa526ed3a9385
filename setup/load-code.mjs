// Has Node make what it keeps of the code of all that runs for months (keep-code.mjs): whatever a module imports is
// loaded before any of it runs, and the first to run ends this process.
import "data:text/javascript,process.exit()";
import "../src/bin/start.ts";
import "../src/bin/serve.ts";
import "../src/bin/work.ts";
import "../src/generator/prerender-worker.ts";
import "../src/integrations/picture-store/s3-store.ts";
