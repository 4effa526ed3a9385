import { webkit } from "./webkit.ts";
import { mostlyOnPhone, walk } from "./walk.ts";
import { withoutPasskeys } from "./ways-in.ts";

walk(webkit, { ...mostlyOnPhone, desk: { ...mostlyOnPhone.desk, ...withoutPasskeys } });
