import { webkit } from "./webkit.ts";
import { mostlyOnPhone, walk } from "./walk.ts";

walk(webkit, mostlyOnPhone);
