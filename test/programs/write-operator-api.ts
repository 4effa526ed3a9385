import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeOperatorApi } from "../operator-api/describe.ts";

// Writes docs/operator-api.json from the table of the operator's routes.
const file = join(import.meta.dirname, "../../docs/operator-api.json");
writeFileSync(file, `${JSON.stringify(describeOperatorApi(), null, 2)}\n`);
