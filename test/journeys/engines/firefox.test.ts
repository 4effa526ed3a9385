import { firefox } from "./firefox.ts";
import { mostlyAtDesk, walk } from "./walk.ts";
import { byPasskey } from "./ways-in.ts";

walk(firefox, { ...mostlyAtDesk, desk: { ...mostlyAtDesk.desk, ...byPasskey } });
