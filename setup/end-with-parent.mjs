import { isMainThread } from "node:worker_threads";
import { whenParentGone } from "./parent.mjs";

// Imported before the program itself: should its parent be killed outright, the program is told to
// end as if it had been asked.
if (isMainThread) whenParentGone(() => process.kill(process.pid, "SIGTERM"));
